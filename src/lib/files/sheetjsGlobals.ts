/**
 * sheetjs-style assigns to these undeclared names, which strict mode refuses in a module. They must exist before
 * sheetjs-style is first evaluated.
 */
Object.assign(globalThis, {
  QUOTE: undefined,
  style_builder: undefined,
  _hashIndex: undefined,
  _listIndex: undefined,
});
