import type { OperationId } from '../../../../mocks/engine/operations';
import { failure, on, sentBody, withSent } from '../change';
import type { Layer } from '../../../../mocks/engine/layer';
import type { Fault } from '../fault';

/** Sends the mock another value, which it accepts, in place of this one. */
function accept(
  operations: readonly OperationId[],
  property: string,
  value: unknown,
  instead: unknown,
): () => Layer {
  return on(operations, async (request, next) => {
    const isSent = (await sentBody(request))[property] === value;
    return next(isSent ? await withSent(request, { [property]: instead }) : request);
  });
}

const SAVES = ['createEvaluation', 'updateEvaluation'] as const;

/** Values that a host must refuse. */
export const ACCEPTANCES: Fault[] = [
  {
    id: 'score-0-accepted',
    says: 'A score of 0 is accepted.',
    rules: ['refuses-score'],
    needs: 'write',
    start: accept(SAVES, 'score', 0, 1),
  },
  {
    id: 'score-11-accepted',
    says: 'A score of 11 is accepted in a change.',
    rules: ['refuses-score'],
    needs: 'write',
    start: accept(['updateEvaluation'], 'score', 11, 10),
  },
  {
    id: 'score-x-accepted',
    says: 'The score "x" is accepted.',
    rules: ['refuses-score'],
    needs: 'write',
    start: accept(SAVES, 'score', 'x', 1),
  },
  {
    id: 'score-x-500',
    says: 'The score "x" is answered 500.',
    rules: ['refuses-score'],
    also: ['no-server-error'],
    needs: 'write',
    start: on(['createEvaluation'], async (request, next) => {
      const isSent = (await sentBody(request))['score'] === 'x';
      const response = await next(request);
      return isSent ? failure(response, 500) : response;
    }),
  },
  {
    id: 'empty-note-accepted',
    says: 'An empty note is accepted.',
    rules: ['refuses-empty'],
    needs: 'write',
    start: accept(['createEvaluation'], 'note', '', '-'),
  },
  {
    id: 'empty-feedback-accepted',
    says: 'Empty feedback is accepted.',
    rules: ['refuses-empty'],
    needs: 'write',
    start: accept(['createFeedback'], 'feedback', '', '-'),
  },
  {
    id: 'age-17-accepted',
    says: 'An age of 17 is accepted.',
    rules: ['refuses-age'],
    needs: 'write',
    start: accept(['register'], 'age', 17, 18),
  },
  {
    id: 'taken-email-accepted',
    says: 'A taken e-mail address is accepted.',
    rules: ['refuses-taken-email'],
    needs: 'write',
    start: on(['register'], async (request, next) => {
      const response = await next(request.clone());
      if (response.status !== 409) return response;
      const { email } = await sentBody(request);
      return next(await withSent(request, { email: `second.${String(email)}` }));
    }),
  },
];
