/* global activeClientIds, addEventListener, clients, handleRequest, location, registration */

// The beginning of the worker script. MSW's script follows in the same file (mockWorker.ts), and its listeners
// come after these.

/** Milliseconds in which a page with the mock says so. */
const PATIENCE = 5_000;

addEventListener('message', (event) => {
  // A page that was loaded without its worker (a hard reload).
  if (event.data === 'MOCK_CLAIM') event.waitUntil(clients.claim());
  if (event.data !== 'CLIENT_CLOSED') return;
  // MSW would unregister the worker of the last page. But the page may be in a reload, or it may stay, where a form asks
  // before its text is lost.
  event.stopImmediatePropagation();
  activeClientIds.delete(event.source.id);
});

addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const { origin, pathname } = new URL(request.url);
  const isCall = origin === location.origin && pathname.startsWith('/api/');
  if (!isCall || request.mode === 'navigate' || activeClientIds.has(clientId)) return;
  // MSW would let the call pass.
  event.stopImmediatePropagation();
  event.respondWith(answerUnknown(event));
});

/** A browser stops a worker that is idle, and the worker forgets its pages. So it asks the page that calls. */
async function answerUnknown(event) {
  const client = await clients.get(event.clientId);
  if (client && (await hasMock(client))) {
    activeClientIds.add(client.id);
    return handleRequest(event, crypto.randomUUID(), Date.now());
  }
  // The page has no mock: nothing needs this worker any more.
  if (client) await registration.unregister();
  return fetch(event.request);
}

function hasMock(client) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(resolve, PATIENCE, false);
    client.postMessage({ type: 'MOCK_FORGOTTEN' }, [port2]);
  });
}
