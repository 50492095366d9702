/* global activeClientIds, addEventListener, clients, handleRequest, location, registration */

// The beginning of the worker script. MSW's script follows in the same file (mockWorker.ts), and its listeners
// come after these.

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

/** A browser stops a worker that is idle, and the worker forgets its pages. */
async function answerUnknown(event) {
  const client = await clients.get(event.clientId);
  if (client && (await hasMock(client))) {
    await untilReady(client);
    activeClientIds.add(client.id);
    return handleRequest(event, crypto.randomUUID(), Date.now());
  }
  // The page has no mock: nothing needs this worker any more.
  if (client) event.waitUntil(registration.unregister());
  return fetch(event.request);
}

/** A page with the mock holds a lock from before its first call until it is left (startWorker.ts). */
async function hasMock({ id }) {
  const { held } = await navigator.locks.query();
  return held.some(({ name }) => name === `mock of ${id}`);
}

/** MSW in the page may have to take up this worker first, in place of another. */
function untilReady(client) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    client.postMessage({ type: 'MOCK_FORGOTTEN' }, [port2]);
  });
}
