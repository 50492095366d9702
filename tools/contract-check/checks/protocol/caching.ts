import { judge, NotProven, successesOf, type Check } from '../../context';

/** Bytes. */
const LARGE = 10_000;

export const compressed: Check = (context, operation) => {
  const sizes = successesOf(context, operation)
    .map((exchange) => ({ exchange, size: Buffer.byteLength(exchange.text) }))
    .filter(({ size }) => size > LARGE);
  const [first] = sizes;
  if (!first) throw new NotProven('No list has more than 10 KB', 'a host with more employees');
  const { exchange, size } = first;
  const encoding = exchange.headers.get('Content-Encoding') ?? 'none';
  const said = `The list of ${Math.round(size / 1000)} KB has Content-Encoding: ${encoding}`;
  const isCompressed = /\b(?:gzip|br|zstd|deflate)\b/.test(encoding);
  const expected = 'Content-Encoding: gzip, or a better one';
  const problem = { cause: 'compressed', expected, got: `${encoding} for ${size} bytes`, exchange };
  return judge(isCompressed ? [] : [problem], said);
};

/** A shared cache needs one of these to keep an answer to a call with an Authorization header (RFC 9111, 3.5). */
const SHARED = /(?:^|[\s,])(?:public|must-revalidate|s-maxage=[1-9])/i;
/** With one of these, a shared cache keeps no answer, or asks again. */
const NOT_KEPT = /(?:^|[\s,])(?:private|no-store|no-cache|(?:s-)?max(?:-)?age=0)/i;

function isShared(header: string | null) {
  const text = header ?? '';
  return SHARED.test(text) && !NOT_KEPT.test(text);
}

export const privateCache: Check = (context, operation) => {
  const wrong = successesOf(context, operation).find(({ headers }) =>
    isShared(headers.get('Cache-Control')),
  );
  const got = `Cache-Control: ${wrong?.headers.get('Cache-Control') ?? ''}`;
  const problem = { cause: 'private-cache', expected: 'private or no-store', got, exchange: wrong };
  return judge(wrong ? [problem] : []);
};
