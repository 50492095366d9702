import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import standalone from 'ajv/dist/standalone/index.js';
import { FORMATS, withLimit } from '../contract/answerSchemas.ts';
import { createCallChecks } from '../contract/callChecks.ts';

const CALL_CHECKS = fileURLToPath(new URL('../contract/callChecks.ts', import.meta.url));
const CONTRACT = fileURLToPath(new URL('../contract/contract.ts', import.meta.url));

/** The checks of requests and answers for the mock in the page. They need neither `eval` nor ajv. */
export function checkModule(contract: unknown): string {
  if (typeof contract !== 'object' || contract === null) throw new Error('There is no contract');
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    // Counts UTF-16 code units, which needs no further code.
    // oxlint-disable-next-line typescript/no-deprecated -- nothing replaces it
    unicode: false,
    // It would warn that `unicode` is deprecated.
    logger: false,
    formats: { ...FORMATS, email: fullFormats.email },
    code: { source: true, esm: true },
  });
  ajv.addSchema(contract, 'contract');
  const pointers = createCallChecks(contract, () => []).schemas();
  const nameOf = (index: number) => `validate_${index}`;
  const references = Object.fromEntries(
    pointers.map((pointer, index) => [nameOf(index), `contract${encodeURI(pointer)}`]),
  );
  const code = withLimit(standalone(ajv, references));
  if (code.includes('require(')) throw new Error('A validator of the contract needs code of ajv');
  const entries = pointers.map((pointer, index) => `${JSON.stringify(pointer)}: ${nameOf(index)}`);
  return `import { CONTRACT } from ${JSON.stringify(CONTRACT)};
import { createCallChecks } from ${JSON.stringify(CALL_CHECKS)};
${code}
const validators = { ${entries.join()} };
export const check = createCallChecks(CONTRACT, (pointer, value) => {
  const validate = validators[pointer];
  return validate(value) ? [] : validate.errors;
});`;
}
