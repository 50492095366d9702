import { isError, isSuccess, withHeaders, withStatus } from '../change';
import type { Layer } from '../../../../mocks/engine/layer';
import type { Fault } from '../fault';

const ORIGIN = 'Access-Control-Allow-Origin';
const METHODS = 'Access-Control-Allow-Methods';
const HEADERS = 'Access-Control-Allow-Headers';

const isPreflight = ({ method }: Request) => method === 'OPTIONS';

function change(
  isChanged: (response: Response, request: Request) => boolean,
  make: (response: Response) => Response,
): () => Layer {
  return () => async (request, next) => {
    const response = await next(request);
    return isChanged(response, request) ? make(response) : response;
  };
}

const preflight = (make: (response: Response) => Response) =>
  change((_, request) => isPreflight(request), make);

/** CORS. */
export const BROWSER: Fault[] = [
  {
    id: 'errors-without-cors',
    says: 'Errors have no CORS headers.',
    rules: ['cors-errors'],
    needs: 'origin',
    start: change(isError, (response) => withHeaders(response, { [ORIGIN]: undefined })),
  },
  {
    id: 'successes-without-cors',
    says: 'Successes have no CORS headers.',
    rules: ['cors-answers'],
    needs: 'origin',
    start: change(
      (response, request) => isSuccess(response) && !isPreflight(request),
      (response) => withHeaders(response, { [ORIGIN]: undefined }),
    ),
  },
  {
    id: 'cors-other-origin',
    says: 'Successes allow another origin.',
    rules: ['cors-answers'],
    needs: 'origin',
    start: change(
      (response, request) => isSuccess(response) && !isPreflight(request),
      (response) => withHeaders(response, { [ORIGIN]: 'http://localhost:3000' }),
    ),
  },
  {
    id: 'preflight-no-origin',
    says: 'A preflight request is answered without the origin.',
    rules: ['preflight'],
    needs: 'origin',
    start: preflight((response) => withHeaders(response, { [ORIGIN]: undefined })),
  },
  {
    id: 'preflight-no-authorization',
    says: 'A preflight request does not allow `Authorization`.',
    rules: ['preflight'],
    needs: 'origin',
    start: preflight((response) => withHeaders(response, { [HEADERS]: 'Content-Type' })),
  },
  {
    id: 'preflight-no-content-type',
    says: 'A preflight request does not allow `Content-Type`.',
    rules: ['preflight'],
    needs: 'origin',
    start: preflight((response) => withHeaders(response, { [HEADERS]: 'Authorization' })),
  },
  {
    id: 'preflight-any-header',
    says: 'A preflight request allows `*`, which does not include `Authorization`.',
    rules: ['preflight'],
    needs: 'origin',
    start: preflight((response) => withHeaders(response, { [HEADERS]: '*' })),
  },
  {
    id: 'preflight-no-put',
    says: 'A preflight request does not allow PUT.',
    rules: ['preflight'],
    needs: 'origin',
    start: preflight((response) => withHeaders(response, { [METHODS]: 'GET, POST' })),
  },
  {
    id: 'preflight-404',
    says: 'A preflight request is answered 404.',
    rules: ['preflight'],
    needs: 'origin',
    start: preflight((response) => withStatus(response, 404)),
  },
  {
    id: 'preflight-401',
    says: 'A preflight request is answered 401.',
    rules: ['preflight'],
    needs: 'origin',
    start: preflight((response) => withStatus(response, 401)),
  },
  {
    id: 'credentials-for-all',
    says: 'Every origin is allowed together with credentials.',
    rules: ['cors-credentials'],
    needs: 'origin',
    start: change(
      () => true,
      (response) =>
        withHeaders(response, { [ORIGIN]: '*', 'Access-Control-Allow-Credentials': 'true' }),
    ),
  },
];
