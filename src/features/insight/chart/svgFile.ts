/** The properties of a drawing's style. A file has no style sheets. */
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
  ],
  ...['opacity', 'visibility', 'display', 'font-family', 'font-size', 'font-weight'],
  ...['text-anchor', 'dominant-baseline'],
];

const NAMESPACE = 'http://www.w3.org/2000/svg';
/** Pixels. */
const LINE = 22;
const HEADING = 32;

/**
 * The drawing in an element as an SVG file, with its subject and title above it, its legend below it, and the background of the page. Small
 * drawings in elements with `data-caption` are put one below the other, each below its caption.
 */
export function toSvgFile(chart: HTMLElement, title: string, subject: string): Blob | null {
  const drawings = drawingsIn(chart);
  if (drawings.length === 0) return null;
  const width = Math.max(...drawings.map((one) => one.width));
  const height = drawings.reduce((sum, one) => sum + one.top + one.height, HEADING);
  const entries = [...chart.querySelectorAll<HTMLElement>('[data-legend] > *')];

  const file = document.createElementNS(NAMESPACE, 'svg');
  const total = height + entries.length * LINE;
  setAttributes(file, { xmlns: NAMESPACE, width, height: total, viewBox: `0 0 ${width} ${total}` });
  const style = getComputedStyle(chart);
  setAttributes(file, { 'font-family': style.fontFamily, 'font-size': 13, fill: style.color });
  add(file, 'title').textContent = title;
  setAttributes(add(file, 'rect'), { width, height: total, fill: backgroundOf(chart) });
  const heading = add(file, 'text');
  heading.textContent = [subject, title].filter(Boolean).join(': ');
  setAttributes(heading, { x: 8, y: 18, 'font-weight': 600 });
  let top = HEADING;
  for (const { drawing, caption, ...size } of drawings) {
    if (caption !== undefined) {
      const text = add(file, 'text');
      text.textContent = caption;
      setAttributes(text, { x: 8, y: top + 16 });
    }
    top += size.top;
    const copy = styledCopy(drawing);
    setAttributes(copy, { y: top, width: size.width, height: size.height });
    file.append(copy);
    top += size.height;
  }
  entries.forEach((entry, index) => {
    const y = height + index * LINE;
    const mark = entry.querySelector('svg');
    if (mark) {
      const copied = styledCopy(mark);
      setAttributes(copied, { x: 8, y: y + 2, width: 16, height: 16 });
      file.append(copied);
    }
    const text = add(file, 'text');
    text.textContent = entry.textContent;
    setAttributes(text, { x: 32, y: y + 15 });
  });
  return new Blob([new XMLSerializer().serializeToString(file)], { type: 'image/svg+xml' });
}

function drawingsIn(chart: HTMLElement) {
  const captioned = [...chart.querySelectorAll<HTMLElement>('[data-caption]')];
  const [only] = chart.querySelectorAll<SVGSVGElement>('svg:not([data-legend] svg)');
  const drawings = captioned.map((element) => ({
    drawing: element.querySelector('svg'),
    caption: element.dataset['caption'],
  }));
  if (drawings.length === 0) drawings.push({ drawing: only ?? null, caption: undefined });
  return drawings.flatMap(({ drawing, caption }) => {
    if (!drawing) return [];
    const { width, height } = drawing.getBoundingClientRect();
    return { drawing, caption, width, height, top: caption === undefined ? 0 : LINE };
  });
}

function styledCopy(drawing: SVGSVGElement): SVGSVGElement {
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
  return copy;
}

function backgroundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
  }
  return '#fff';
}

function add(parent: Element, name: string): Element {
  const element = document.createElementNS(NAMESPACE, name);
  parent.append(element);
  return element;
}

function setAttributes(element: Element, attributes: Record<string, string | number>) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}
