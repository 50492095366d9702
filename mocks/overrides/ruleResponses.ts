import { declaredAnswer } from '../../contract/declared';
import type { BrokenAnswer, FailureRule, FixedRule } from '../config/mockConfig';
import { operationOf, type OperationId } from '../config/operations';
import { isRecord } from '../../src/domain/isRecord';

/** Responses of 'fixed' and 'failure' rules have this message if the contract has no example. */
const OTHER_MESSAGE = 'Something went wrong on the server';

const JSON_TYPE = 'application/json';

const WITHOUT_BODY = [204, 205, 304];

function jsonResponse(status: number, body: unknown): Response {
  const content = WITHOUT_BODY.includes(status) || body === undefined ? null : JSON.stringify(body);
  return textResponse(status, content, JSON_TYPE);
}

export function fixedResponse({ status, body, text, headers }: FixedRule): Response {
  const response =
    text === undefined ? jsonResponse(status, body) : textResponse(status, text, JSON_TYPE);
  Object.entries(headers ?? {}).forEach(([name, value]) => {
    response.headers.set(name, value);
  });
  return response;
}

/** Returns the contract's example of a successful answer. */
export function exampleResponse(id: OperationId): Response {
  const operation = operationOf(id);
  const { success } = operation;
  return jsonResponse(success, declaredAnswer(operation, success)?.example);
}

export function failureResponse(
  { failure, message }: FailureRule,
  operation: OperationId,
): Response {
  return typeof failure === 'number'
    ? jsonResponse(failure, { message: message ?? declaredMessage(operation, failure) })
    : brokenResponse(failure, operationOf(operation).success);
}

/** Returns the message in the contract's example of an error. */
function declaredMessage(operation: OperationId, status: number): string {
  const example = declaredAnswer(operationOf(operation), status)?.example;
  const message = isRecord(example) ? example['message'] : undefined;
  return typeof message === 'string' ? message : OTHER_MESSAGE;
}

function brokenResponse(kind: BrokenAnswer, success: number): Response {
  switch (kind) {
    case 'network':
      return Response.error();
    case 'empty':
      return textResponse(success, '', JSON_TYPE);
    case 'malformed':
      return textResponse(success, '{"employees": [{"_id": "employ', JSON_TYPE);
    case 'html':
      return textResponse(
        success,
        '<html><body><h1>Please sign in</h1></body></html>',
        'text/html',
      );
  }
}

function textResponse(status: number, content: string | null, type: string): Response {
  return new Response(content, { status, headers: { 'Content-Type': type } });
}
