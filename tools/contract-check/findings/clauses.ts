import { LineCounter, isMap, isScalar, isSeq, parseDocument } from 'yaml';

const FILE = 'openapi.yaml';

/** Turns a JSON pointer (`#/paths`) into file and line (`openapi.yaml:34`). Other texts stay as they are. */
export function createClauseFinder(openapiText: string): (clause: string) => string {
  const lines = new LineCounter();
  const { contents } = parseDocument(openapiText, { lineCounter: lines });

  return (clause) => {
    if (!clause.startsWith('#/')) return clause;
    let node: unknown = contents;
    let offset: number | undefined;
    for (const segment of clause.slice(2).split('/')) {
      const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
      let key: unknown;
      if (isMap(node)) {
        const pair = node.items.find(
          (item) => isScalar(item.key) && String(item.key.value) === name,
        );
        key = pair?.key;
        node = pair?.value;
      } else if (isSeq(node)) {
        node = /^\d+$/.test(name) ? node.items[Number(name)] : undefined;
        key = node;
      }
      offset = isScalar(key) || isMap(key) || isSeq(key) ? key.range?.[0] : undefined;
      if (offset === undefined) return clause;
    }
    return offset === undefined ? clause : `${FILE}:${lines.linePos(offset).line}`;
  };
}
