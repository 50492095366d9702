import { act } from '@testing-library/react';

const DEFAULT_WIDTH = 1280;
const WIDTH = /^\((min|max)-width:\s*([\d.]+)px\)$/;

let width = DEFAULT_WIDTH;
const queries = new Set<ViewportQuery>();

/** jsdom has no layout and so no media queries; this one knows the width of the window. */
class ViewportQuery extends EventTarget implements MediaQueryList {
  onchange = null;
  #matched: boolean;
  #listeners = new Set<NonNullable<MediaQueryList['onchange']>>();

  constructor(readonly media: string) {
    super();
    this.#matched = this.matches;
    queries.add(this);
  }

  get matches() {
    return this.media.split(',').some((query) => query.split(' and ').every(isTrue));
  }

  /** Deprecated, and still what MUI calls. */
  addListener(listener: MediaQueryList['onchange']) {
    if (listener) this.#listeners.add(listener);
  }

  removeListener(listener: MediaQueryList['onchange']) {
    if (listener) this.#listeners.delete(listener);
  }

  announce() {
    const { matches, media } = this;
    if (matches === this.#matched) return;
    this.#matched = matches;
    const event = Object.assign(new Event('change'), { matches, media });
    this.dispatchEvent(event);
    this.#listeners.forEach((listener) => void listener.call(this, event));
  }
}

/** No element ever changes its size. */
class UnmovedObserver implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** A feature that is not the width, such as `prefers-reduced-motion`, is false. */
function isTrue(condition: string): boolean {
  const text = condition.trim();
  if (/^(only )?(screen|all)$/.test(text)) return true;
  const [, bound, pixels] = WIDTH.exec(text) ?? [];
  if (bound === undefined) return false;
  return bound === 'min' ? width >= Number(pixels) : width <= Number(pixels);
}

/** Makes the window as wide as a device, until the end of the test. */
export function setViewportWidth(px: number) {
  width = px;
  window.innerWidth = px;
  act(() => {
    queries.forEach((query) => {
      query.announce();
    });
    window.dispatchEvent(new Event('resize'));
  });
}

export function resetViewport() {
  if (width !== DEFAULT_WIDTH) setViewportWidth(DEFAULT_WIDTH);
}

export function installViewport() {
  window.innerWidth = width;
  window.matchMedia = (query) => new ViewportQuery(query);
  // Without a layout there is nothing to measure and nothing to scroll.
  window.ResizeObserver = UnmovedObserver;
  window.scrollTo = () => undefined;
  // jsdom has the element of a modal dialog, but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
