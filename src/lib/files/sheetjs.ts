import './sheetjsGlobals';

/** Only what writes. The library is a copy of xlsx 0.15.6, which has known weaknesses when it reads a file. */
export { utils, write, type CellObject } from 'sheetjs-style';
