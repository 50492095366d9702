import { act } from '@testing-library/react';

const DEFAULT_WIDTH = 1280;
const WIDTH = /^\((min|max)-width:\s*([\d.]+)(px|rem)\)$/;
const PIXELS = { px: 1, rem: 16 };

let width = DEFAULT_WIDTH;
const queries = new Set<WidthQuery>();

/** A media query that knows only the width of the window. jsdom has no media queries. */
class WidthQuery extends EventTarget implements MediaQueryList {
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

  /** This is deprecated, but MUI calls it. */
  addListener(listener: MediaQueryList['onchange']) {
    if (listener) this.#listeners.add(listener);
  }

  removeListener(listener: MediaQueryList['onchange']) {
    if (listener) this.#listeners.delete(listener);
  }

  notify() {
    const { matches, media } = this;
    if (matches === this.#matched) return;
    this.#matched = matches;
    const event = Object.assign(new Event('change'), { matches, media });
    this.dispatchEvent(event);
    this.#listeners.forEach((listener) => void listener.call(this, event));
  }
}

/** A ResizeObserver that never reports a change, because jsdom has no layout. */
class ResizeObserverStub implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/**
 * Whether a condition is true. Reduced motion is, so that no test waits for a transition. Any other condition without a
 * width is false.
 */
function isTrue(condition: string): boolean {
  const text = condition.trim();
  if (text === '(prefers-reduced-motion: reduce)') return true;
  if (/^(only )?(screen|all)$/.test(text)) return true;
  const [, bound, length, unit] = WIDTH.exec(text) ?? [];
  if (bound === undefined) return false;
  const pixels = Number(length) * PIXELS[unit === 'rem' ? 'rem' : 'px'];
  return bound === 'min' ? width >= pixels : width <= pixels;
}

/** Sets the width of the window until the end of the test. */
export function setViewportWidth(px: number) {
  width = px;
  window.innerWidth = px;
  act(() => {
    queries.forEach((query) => {
      query.notify();
    });
    window.dispatchEvent(new Event('resize'));
  });
}

export function resetViewport() {
  if (width !== DEFAULT_WIDTH) setViewportWidth(DEFAULT_WIDTH);
}

export function installViewport() {
  window.innerWidth = width;
  window.matchMedia = (query) => new WidthQuery(query);
  // jsdom implements neither of these.
  window.ResizeObserver = ResizeObserverStub;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom has HTMLDialogElement without its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
