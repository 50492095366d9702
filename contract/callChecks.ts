import type { ErrorObject } from 'ajv';

/** Each check returns the violations of the contract, or an empty array. */
export interface CallChecks {
  /** `body` is the parsed JSON; undefined if there is none. */
  checkRequest: (method: string, url: string, body?: unknown) => string[];
  checkResponse: (method: string, url: string, status: number, body?: unknown) => string[];
  /** Ajv's errors of a body; undefined where the contract has no schema for it. */
  responseErrors: (template: string, method: string, status: number, body: unknown) => Errors;
  /** The JSON pointers of all schemas of parameters and bodies. */
  schemas: () => string[];
}

type Errors = ErrorObject[] | undefined;

/** A node of the document, and the JSON pointer to it after all references are resolved. */
interface DocumentNode {
  node: unknown;
  pointer: string;
}

interface Call {
  item: DocumentNode;
  operation: DocumentNode;
  pathValues: string[];
  query: URLSearchParams;
}

/**
 * Validates requests and responses against an OpenAPI 3.1 document. Bodies must be JSON. `errorsAt` validates a value
 * against the schema at a JSON pointer of the document.
 */
export function createCallChecks(
  document: unknown,
  errorsAt: (pointer: string, value: unknown) => ErrorObject[],
): CallChecks {
  function locate(pointer: string): DocumentNode {
    const node = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (parent, key) => (isObject(parent) ? parent[unescape(key)] : null),
        document,
      );
    const reference = isObject(node) ? node['$ref'] : undefined;
    return typeof reference === 'string' ? locate(reference) : { node, pointer };
  }

  const child = (node: DocumentNode, ...keys: string[]): DocumentNode =>
    keys.reduce((parent, key) => locate(`${parent.pointer}/${escape(key)}`), node);

  const validate = (schema: DocumentNode, value: unknown, name: string) =>
    errorsAt(schema.pointer, value).map((error) => describe(error, name));

  /** Paths without placeholders take precedence. */
  const paths = locate('#/paths');
  const templates = Object.keys(isObject(paths.node) ? paths.node : {}).sort(
    (a, b) => a.split('{').length - b.split('{').length,
  );

  function find(method: string, url: string): Call | string {
    const { pathname, searchParams } = new URL(url, 'http://contract.invalid');
    for (const template of templates) {
      const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`);
      const match = pattern.exec(pathname);
      if (!match) continue;
      const item = child(paths, template);
      const operation = child(item, method.toLowerCase());
      if (!isObject(operation.node)) return `the path has no ${method.toUpperCase()}`;
      const pathValues = match.slice(1).map(decodeURIComponent);
      return { item, operation, pathValues, query: searchParams };
    }
    return 'the path is not in the contract';
  }

  const parametersOf = (...owners: DocumentNode[]) =>
    owners.flatMap((owner) => {
      const list = child(owner, 'parameters');
      return Array.isArray(list.node) ? list.node.map((_, i) => child(list, String(i))) : [];
    });

  function checkParameters({ item, operation, pathValues, query }: Call): string[] {
    let violations: string[] = [];
    const unknown = new Set(query.keys());
    let position = 0;
    for (const parameter of parametersOf(item, operation)) {
      if (!isObject(parameter.node)) continue;
      const name = String(parameter.node['name']);
      const schema = child(parameter, 'schema');
      if (parameter.node['in'] === 'path') {
        const value = pathValues[position++] ?? '';
        violations = violations.concat(
          validate(schema, coerce(value, schema), `path parameter ${name}`),
        );
      } else if (parameter.node['in'] === 'query') {
        unknown.delete(name);
        const values = query.getAll(name);
        if (values.length > 1) violations.push(`query parameter ${name} is repeated`);
        if (values.length === 0 && parameter.node['required'] === true)
          violations.push(`query parameter ${name} is missing`);
        for (const value of values)
          violations = violations.concat(
            validate(schema, coerce(value, schema), `query parameter ${name}`),
          );
      }
    }
    return [...violations, ...[...unknown].map((name) => `query parameter ${name} is unknown`)];
  }

  const schemaOf = (owner: DocumentNode) => child(owner, 'content', 'application/json', 'schema');

  function checkBody(owner: DocumentNode, body: unknown, required: boolean): string[] {
    const schema = schemaOf(owner);
    if (body === undefined) return required ? ['body is missing'] : [];
    return isObject(schema.node) ? validate(schema, body, 'body') : ['body is not expected'];
  }

  const children = (node: DocumentNode) =>
    Object.keys(isObject(node.node) ? node.node : {}).map((key) => child(node, key));

  function schemas(): string[] {
    const items = children(paths);
    const operations = items.flatMap(children);
    const bodies = operations.flatMap((operation) => [
      child(operation, 'requestBody'),
      ...children(child(operation, 'responses')),
    ]);
    const all = [
      ...parametersOf(...items, ...operations).map((parameter) => child(parameter, 'schema')),
      ...bodies.map(schemaOf),
    ];
    return [...new Set(all.filter(({ node }) => isObject(node)).map(({ pointer }) => pointer))];
  }

  return {
    schemas,
    checkRequest(method, url, body) {
      const call = find(method, url);
      if (typeof call === 'string') return [title(method, url, call)];
      const request = child(call.operation, 'requestBody');
      const required = isObject(request.node) && request.node['required'] === true;
      return [...checkParameters(call), ...checkBody(request, body, required)].map((text) =>
        title(method, url, text),
      );
    },
    checkResponse(method, url, status, body) {
      const call = find(method, url);
      if (typeof call === 'string') return [title(method, url, call)];
      const response = child(call.operation, 'responses', String(status));
      if (!isObject(response.node)) return [title(method, url, `status ${status} is not listed`)];
      return checkBody(response, body, isObject(response.node['content'])).map((text) =>
        title(method, url, `response ${status}: ${text}`),
      );
    },
    responseErrors(template, method, status, body) {
      const operation = child(paths, template, method.toLowerCase());
      const schema = schemaOf(child(operation, 'responses', String(status)));
      return isObject(schema.node) ? errorsAt(schema.pointer, body) : undefined;
    },
  };

  /** Converts a text of the URL to a number if the schema requires one. */
  function coerce(value: string, schema: DocumentNode): unknown {
    const type = isObject(schema.node) ? schema.node['type'] : undefined;
    const isNumeric = [type].flat().some((name) => name === 'integer' || name === 'number');
    return isNumeric && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const escape = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
const unescape = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');

function title(method: string, url: string, text: string) {
  const { pathname, search } = new URL(url, 'http://contract.invalid');
  return `${method.toUpperCase()} ${pathname}${search}: ${text}`;
}

/** Ajv's messages contain neither the name of an additional property nor the allowed values. */
function describe({ instancePath, message = 'is wrong', params }: ErrorObject, name: string) {
  const detail = ['additionalProperty', 'allowedValues']
    .filter((key) => key in params)
    .map((key) => ` (${String(params[key])})`);
  return `${name}${instancePath} ${message}${detail.join('')}`;
}
