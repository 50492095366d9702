import { http, HttpResponse } from 'msw';
import { operationOf } from '../../mocks/engine/operations';
import { server } from '../../mocks/runtimes/node';
import { REAL_HOST, type AnswerableCall } from './ways';

/** Starts a real host that has only the call, until the end of the test. */
export function startRealHost({ operation, request, saying, body }: AnswerableCall) {
  const { method, success } = operationOf(operation);
  const [path = ''] = request.split('?');
  server.use(
    http.all(`${REAL_HOST}${path}`, ({ request: sent }) =>
      sent.method === method
        ? HttpResponse.json(body(saying.real), { status: success })
        : HttpResponse.json({ message: 'The test host has only one call' }, { status: 404 }),
    ),
  );
}
