import './sheetjsGlobals';

export { utils, write, type CellObject, type WorkSheet } from 'sheetjs-style';
