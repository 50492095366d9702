import type { Violation } from 'virtual:contract-validators';

/** What ajv reports of a body, in words. */

/**
 * Reduces what ajv reports of `oneOf`, where each alternative adds its own violations. The violations inside of an
 * alternative are kept. Where there are none, no alternative has the type of the value, and one violation says so.
 */
export function withoutAlternatives(violations: Violation[]): Violation[] {
  let kept: Violation[] = [];
  for (const violation of violations) {
    const { instancePath: pointer, keyword } = violation;
    if (keyword !== 'oneOf') {
      kept.push(violation);
      continue;
    }
    const isOther = ({ instancePath }: Violation) => !`${instancePath}/`.startsWith(`${pointer}/`);
    const refusals = kept.splice(kept.findLastIndex(isOther) + 1);
    const inside = refusals.filter((refusal) => {
      return refusal.keyword !== 'type' || refusal.instancePath !== pointer;
    });
    const type = refusals.flatMap(({ params }) => params['type']);
    kept = kept.concat(inside.length > 0 ? inside : [{ ...violation, params: { type } }]);
  }
  return kept;
}

/** What the contract says of the value, in words. */
export function expectation({ keyword, params }: Violation): string {
  if (keyword === 'required') return 'required property';
  const { type, allowedValues, comparison, limit, format } = params;
  if (type !== undefined) return listed(type).join(' or ');
  if (allowedValues !== undefined) return `one of ${listed(allowedValues).join(', ')}`;
  if (comparison !== undefined) return listed([comparison, limit]).join(' ');
  if (limit !== undefined) return listed([keyword, limit]).join(' ');
  return format === undefined ? keyword : `string in the format ${listed(format).join()}`;
}

const listed = (values: unknown) => [values].flat().map(String);

/** A JSON pointer to the wrong value, or to where a missing one should be. */
export const pointerOf = ({ instancePath, keyword, params }: Violation) =>
  keyword === 'required' ? `${instancePath}/${String(params['missingProperty'])}` : instancePath;

/** The value that a JSON pointer leads to. */
export function valueAt(body: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (parent, key) =>
        typeof parent === 'object' && parent !== null
          ? Reflect.get(parent, key.replaceAll('~1', '/').replaceAll('~0', '~'))
          : undefined,
      body,
    );
}
