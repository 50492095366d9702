export {};

/**
 * Where the rules of notistack go. Its style library would put them as text into a style element that it makes
 * out of HTML: a Content Security Policy without 'unsafe-inline' refuses the one, Trusted Types the other. It
 * takes this in place of the element, if it is there before notistack is: to be imported first.
 */
interface StyleHost {
  parentNode: Node;
  firstChild: { data: string };
}

declare global {
  interface Window {
    _goober?: StyleHost;
  }
}

// jsdom has none of these, and no policy either.
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
