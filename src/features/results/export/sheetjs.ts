import './sheetjsGlobals';

export { utils, write, type CellObject } from 'sheetjs-style';
