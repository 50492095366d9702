/* global activeClientIds, addEventListener, clients, handleRequest, location, registration */

// This is the beginning of the worker script. MSW's script follows in the same file (mockWorker.ts), and its listeners
// come after these.

addEventListener('message', (event) => {
  // A hard reload loads a page without its worker.
  if (event.data === 'MOCK_CLAIM') event.waitUntil(clients.claim());
  if (event.data !== 'CLIENT_CLOSED') return;
  // When the last page closes, MSW would unregister the worker. But the page may be reloading, or the user may cancel
  // closing it in a form with unsaved text.
  event.stopImmediatePropagation();
  activeClientIds.delete(event.source.id);
});

addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const { origin, pathname } = new URL(request.url);
  const isCall = origin === location.origin && pathname.startsWith('/api/');
  if (!isCall || request.mode === 'navigate' || activeClientIds.has(clientId)) return;
  // MSW would pass the call to the network.
  event.stopImmediatePropagation();
  event.respondWith(answerUnknown(event));
});

/** Answers a call of a page that is not in `activeClientIds`, which is lost when the browser stops an idle worker. */
async function answerUnknown(event) {
  const client = await clients.get(event.clientId);
  if (client && (await hasMock(client))) {
    await untilReady(client);
    activeClientIds.add(client.id);
    return handleRequest(event, crypto.randomUUID(), Date.now());
  }
  // The page has no mock, so this worker is not needed any more.
  if (client) event.waitUntil(registration.unregister());
  return fetch(event.request);
}

/** Whether the page has the mock. If so, it holds a lock until it is left (startWorker.ts). */
async function hasMock({ id }) {
  const { held } = await navigator.locks.query();
  return held.some(({ name }) => name === `mock of ${id}`);
}

/** Resolves when MSW in the page is connected to this worker. It may still be connected to a previous one. */
function untilReady(client) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    client.postMessage({ type: 'MOCK_FORGOTTEN' }, [port2]);
  });
}
