import { DEFAULT_ARRANGEMENT, type Arrangement, type Rules } from '../../mocks/engine/arrangement';
import { createEngine, type EngineOptions } from '../../mocks/engine/engine';

export function arranged(rules: Rules, more: Partial<Arrangement> = {}): Arrangement {
  return { ...DEFAULT_ARRANGEMENT, realHost: 'https://api.example.com', ...more, rules };
}

/** Creates an engine with a mock that always answers `{ by: 'mock' }`. */
export function startEngine(rules: Rules = {}, options: EngineOptions = {}) {
  const mock = jest.fn<Promise<Response>, [Request]>(() =>
    Promise.resolve(Response.json({ by: 'mock' })),
  );
  const engine = createEngine({ arrangement: arranged(rules), ...options });

  const send = (path: string, init?: RequestInit) =>
    engine.answer(new Request(`http://localhost/api${path}`, init), mock);

  /** The status is 0 if the connection failed. */
  async function call(path: string, init?: RequestInit) {
    const response = await send(path, init);
    const text = response.type === 'error' ? '' : await response.text();
    return { status: response.status, text };
  }
  return { engine, mock, send, call };
}
