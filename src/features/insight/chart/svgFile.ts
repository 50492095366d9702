import { withoutForbiddenCharacters } from '../../../lib/files/forbiddenCharacters';

/** The style properties that are copied into the file, which has no style sheets. */
const PROPERTIES = [
  ...[
    'color',
    'fill',
    'fill-opacity',
    'stroke',
    'stroke-width',
    'stroke-dasharray',
    'stroke-opacity',
    'stroke-linecap',
    'paint-order',
  ],
  ...['opacity', 'visibility', 'display', 'font-family', 'font-size', 'font-weight'],
  ...['text-anchor', 'dominant-baseline'],
];

const NAMESPACE = 'http://www.w3.org/2000/svg';
/** The height of a line in pixels. */
const LINE = 22;
const HEADING = 32;

/**
 * Returns the drawing in an element as an SVG file, with a heading above it, its legend below it, and the background of
 * the page.
 */
export function toSvgFile(chart: HTMLElement, title: string, heading: string): Blob | null {
  const drawing = chart.querySelector<SVGSVGElement>('svg:not([data-legend] svg)');
  if (!drawing) return null;
  const { width, height } = drawing.getBoundingClientRect();
  const bottom = HEADING + height;
  const entries = [...chart.querySelectorAll<HTMLElement>('[data-legend] > *')];

  const file = document.createElementNS(NAMESPACE, 'svg');
  const total = bottom + entries.length * LINE;
  const style = getComputedStyle(chart);
  const { direction } = style;
  /** Returns the x coordinate of something with this width, at this distance from the start. */
  const fromStart = (x: number, size = 0) => (direction === 'rtl' ? width - x - size : x);
  setAttributes(file, { width, height: total, viewBox: `0 0 ${width} ${total}` });
  setAttributes(file, {
    direction,
    'font-family': style.fontFamily,
    'font-size': 13,
    fill: style.color,
  });
  add(file, 'title', {}, title);
  add(file, 'rect', { width, height: total, fill: backgroundOf(chart) });
  add(file, 'text', { x: fromStart(8), y: 18, 'font-weight': 600 }, heading);
  addCopy(file, drawing, { y: HEADING, width, height });
  entries.forEach((entry, index) => {
    const y = bottom + index * LINE;
    const marker = entry.querySelector('svg');
    if (marker) addCopy(file, marker, { x: fromStart(8, 16), y: y + 2, width: 16, height: 16 });
    add(file, 'text', { x: fromStart(32), y: y + 15 }, entry.textContent);
  });
  // The serializer writes every character of a name, including those that XML does not allow.
  const xml = withoutForbiddenCharacters(new XMLSerializer().serializeToString(file));
  return new Blob([xml], { type: 'image/svg+xml' });
}

/** Adds a drawing with the styles that it has on the page. */
function addCopy(file: Element, drawing: SVGSVGElement, attributes: Attributes) {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const style = getComputedStyle(original);
    element.removeAttribute('class');
    element.removeAttribute('style');
    for (const property of PROPERTIES) {
      element.setAttribute(property, style.getPropertyValue(property));
    }
  });
  setAttributes(copy, attributes);
  file.append(copy);
}

function backgroundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
  }
  return '#fff';
}

type Attributes = Record<string, string | number>;

function add(file: Element, name: string, attributes: Attributes, text = '') {
  const element = document.createElementNS(NAMESPACE, name);
  setAttributes(element, attributes);
  element.textContent = text;
  file.append(element);
}

function setAttributes(element: Element, attributes: Attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}
