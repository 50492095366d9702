import { http, HttpResponse, type HttpHandler } from 'msw';

/** Must be the last handler. It reports a call that the contract does not have. */
export function unhandledHandler(baseUrl: string): HttpHandler {
  return http.all(`${baseUrl}/api/*`, ({ request }) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    console.error(`[mock] No handler answers ${call}. Add one in mocks/handlers.`);
    return HttpResponse.json({ message: `The mock has no ${call}` }, { status: 501 });
  });
}
