export {};

/** The members of a style element that goober, notistack's style library, uses. */
interface StyleElement {
  parentNode: Node;
  firstChild: { data: string };
}

declare global {
  interface Window {
    _goober?: StyleElement;
  }
}

/**
 * goober writes its rules into a style element that it creates from HTML. A Content Security Policy without
 * 'unsafe-inline' refuses the element, and Trusted Types refuse the HTML. `window._goober` replaces the element by an
 * object that writes into a constructed style sheet. This module must be imported before notistack.
 */
// jsdom has no constructed style sheets.
if ('adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let rules = '';
  window._goober = {
    parentNode: document,
    firstChild: {
      get data() {
        return rules;
      },
      set data(text) {
        rules = text;
        sheet.replaceSync(text);
      },
    },
  };
}
