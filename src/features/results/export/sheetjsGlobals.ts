/**
 * sheetjs-style assigns to these without declaring them, which strict mode refuses in a module. They
 * must exist before it is first evaluated.
 */
Object.assign(globalThis, {
  QUOTE: undefined,
  style_builder: undefined,
  _hashIndex: undefined,
  _listIndex: undefined,
});
