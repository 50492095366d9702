import type { Calls, Validate, Violation } from 'virtual:contract-validators';

/**
 * Checks of calls. Each returns the violations of the contract, or an empty array. `body` is the parsed JSON, or
 * undefined if there is none.
 */
export interface CallChecks {
  checkRequest: (method: string, url: string, body?: unknown) => string[];
  checkResponse: (method: string, url: string, status: number, body?: unknown) => string[];
  /** Returns the errors of ajv for an answer to an operation. */
  errorsOfAnswer: (operationId: string, status: number, body: unknown) => Violation[];
}

interface Call {
  operation: Calls['answers'][number];
  pathValues: Record<string, string>;
  query: URLSearchParams;
}

/** Creates checks of calls that describe violations as sentences. Bodies must be JSON. */
export function createCallChecks({ answers, requests }: Calls): CallChecks {
  function check(method: string, url: string, violationsOf: (call: Call) => string[]): string[] {
    const { pathname, search, searchParams: query } = new URL(url, 'http://contract.invalid');
    const endpoint = answers.find(({ path }) => path.test(pathname));
    const operation = answers.find(
      ({ method: own, path }) =>
        own === method.toLowerCase() && path.source === endpoint?.path.source,
    );
    const pathValues = endpoint?.path.exec(pathname)?.groups ?? {};
    let violations = ['the path is not in the contract'];
    if (operation) violations = violationsOf({ operation, pathValues, query });
    else if (endpoint) violations = [`the path has no ${method.toUpperCase()}`];
    return violations.map((text) => `${method.toUpperCase()} ${pathname}${search}: ${text}`);
  }

  function checkParameters({ operation, pathValues, query }: Call): string[] {
    const unknown = new Set(query.keys());
    const violations = requests[operation.id]?.parameters.flatMap((parameter) => {
      const { name, isInPath, isRequired, validate } = parameter;
      const title = `${isInPath ? 'path' : 'query'} parameter ${name}`;
      const values = isInPath ? [decodeURIComponent(pathValues[name] ?? '')] : query.getAll(name);
      if (!isInPath) unknown.delete(name);
      return [
        ...(values.length > 1 ? [`${title} is repeated`] : []),
        ...(values.length === 0 && isRequired ? [`${title} is missing`] : []),
        ...values.flatMap((text) => violationsOf(validate, readable(validate, text), title)),
      ];
    });
    const unknownParameters = [...unknown].map((name) => `query parameter ${name} is unknown`);
    return [...(violations ?? []), ...unknownParameters];
  }

  return {
    checkRequest: (method, url, body) =>
      check(method, url, (call) => {
        const declared = requests[call.operation.id];
        const violations = checkBody(declared?.validate, body, declared?.needsBody);
        return [...checkParameters(call), ...violations];
      }),
    checkResponse: (method, url, status, body) =>
      check(method, url, ({ operation: { statuses } }) => {
        const validate = statuses[status];
        if (validate === undefined) return [`status ${status} is not listed`];
        return checkBody(validate, body).map((text) => `response ${status}: ${text}`);
      }),
    errorsOfAnswer: (operationId, status, body) => {
      const validate = answers.find(({ id }) => id === operationId)?.statuses[status];
      return validate ? errorsOf(validate, body) : [];
    },
  };
}

function checkBody(validate: Validate | null | undefined, body: unknown, isRequired = true) {
  if (body === undefined) return validate && isRequired ? ['body is missing'] : [];
  return validate ? violationsOf(validate, body, 'body') : ['body is not expected'];
}

const errorsOf = (validate: Validate, value: unknown) =>
  validate(value) ? [] : (validate.errors ?? []);

const violationsOf = (validate: Validate, value: unknown, name: string) =>
  errorsOf(validate, value).map((violation) => describe(violation, name));

/** Returns the parameter of a URL as a number if only a number is valid, and otherwise as a string. */
const readable = (validate: Validate, text: string) =>
  validate(text) || !/^-?\d+(\.\d+)?$/.test(text) ? text : Number(text);

/** Adds the parts that ajv's messages omit: the name of an additional property, and the allowed values. */
function describe({ instancePath, message = 'is wrong', params }: Violation, name: string) {
  const detail = ['additionalProperty', 'allowedValues']
    .filter((key) => key in params)
    .map((key) => ` (${String(params[key])})`);
  return `${name}${instancePath} ${message}${detail.join('')}`;
}
