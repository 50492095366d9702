import { EFFECTS } from '../effects';
import { toHtml } from './html';
import { buildHostileReport, buildReport } from './sample';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('it says everything that was found', () => {
  const page = parse(toHtml(buildReport({ isPartial: true })));
  const headings = [...page.querySelectorAll('h1, h2')].map((heading) => heading.textContent);
  expect(headings).toEqual([
    'Contract check of https://staging.example.com/hr',
    'Operations',
    '1 finding, the worst first',
    'Not proven',
    'Told, not judged',
    'Created on the host, which the contract cannot delete',
    'Mended since the baseline',
    'All rules',
  ]);
  for (const part of [
    'This report is partial.',
    'the-oldest-evaluation-comes-first',
    'looks odd · new',
    'openapi.yaml:153',
    EFFECTS['wrong order'].says,
    '-H "Authorization: Bearer $TOKEN"',
    'Would prove it: a run with --write.',
    'It answers 404.',
    'evaluation e-1: contract-check-1763877000',
    'created-at-is-missing',
  ]) {
    expect(page.body.textContent).toContain(part);
  }
});

test('it needs nothing else, and runs nothing', () => {
  const page = parse(toHtml(buildReport()));
  expect(page.querySelectorAll('script, link, img, iframe, object, form, a')).toHaveLength(0);
  expect(page.querySelectorAll('style')).toHaveLength(1);
  expect(page.querySelector('style')?.textContent).not.toMatch(/url\(|@import/);
});

test('texts of a host stay texts', () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror='a'>&amp;\u202e`;
  const page = parse(toHtml(buildHostileReport(hostile)));
  expect(page.querySelectorAll('script, img')).toHaveLength(0);
  const attributes = [...page.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames(),
  );
  expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
  const shown = hostile.replace('\u202e', '\\u202e');
  expect(page.querySelector('pre')?.textContent).toBe(shown);
  expect(page.querySelector('h1')?.textContent).toBe(`Contract check of ${shown}`);
});
