import { toSvgFile } from './svgFile';

/** Returns a chart that names a person in its drawing and in its legend. */
function chartOf(name: string) {
  const chart = document.createElement('div');
  chart.innerHTML = '<svg><g><text></text></g></svg><div data-legend><span></span></div>';
  for (const element of chart.querySelectorAll('text, span')) element.textContent = name;
  chart.querySelector('g')?.setAttribute('aria-label', name);
  document.body.replaceChildren(chart);
  return chart;
}

test.each([
  ['control characters', 'Ada\0\x01\x0b\x1b King', 'Ada King'],
  ['a lone surrogate', 'Ada\ud83d King', 'Ada King'],
  ['noncharacters', 'Ada\ufffe\uffff King', 'Ada King'],
  ['markup and an emoji', '<b>&amp; ]]> "Ada" 👩‍🔬', '<b>&amp; ]]> "Ada" 👩‍🔬'],
])('a drawing with %s in a name is valid XML', async (_what, name, held) => {
  const file = toSvgFile(chartOf(name), name, `${name}: scores`);
  // A program that opens the file does not know the type of the Blob.
  const xml = await new Response(file).text();
  const read = new DOMParser().parseFromString(xml, 'application/xml');
  const texts = [...read.querySelectorAll('title, text')].map(({ textContent }) => textContent);
  expect(read.querySelector('parsererror')).toBeNull();
  expect(texts).toEqual([held, `${held}: scores`, held, held]);
  expect(read.querySelector('g')?.getAttribute('aria-label')).toBe(held);
});
