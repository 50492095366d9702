import type { Arrangement, Json } from './arrangement';
import { OPERATION_IDS, type OperationCall, type OperationId } from './operations';
import { readBody } from './body';

export type World = 'mock' | 'real';

/** Which world, 'mock' or 'real', has sent an id. Ids are noted only while a rule is real. */
export interface Origins {
  note: (world: World, body: Json | undefined) => void;
  /** Empty if no answer had the id. Both, if both worlds have sent it. */
  of: (id: string) => readonly World[];
}

/** Ids beyond this number are not noted. */
const MOST_IDS = 200_000;

export function createOrigins(): Origins {
  const ids: Record<World, Set<string>> = { mock: new Set(), real: new Set() };

  function note(world: World, body: Json | undefined) {
    if (typeof body !== 'object' || body === null) return;
    if (Array.isArray(body)) {
      body.forEach((item) => {
        note(world, item);
      });
      return;
    }
    for (const [key, value] of Object.entries(body)) {
      if (key !== '_id') note(world, value);
      else if (typeof value === 'string' && ids[world].size < MOST_IDS) ids[world].add(value);
    }
  }

  return {
    note,
    of: (id) => (['mock', 'real'] as const).filter((world) => ids[world].has(id)),
  };
}

/** The operations with a rule that asks the real host. */
export function realOperations({ rules }: Arrangement): OperationId[] {
  return OPERATION_IDS.filter((id) => rules[id]?.some(({ answer }) => answer === 'real'));
}

export function isMixed(arrangement: Arrangement): boolean {
  return realOperations(arrangement).length > 0;
}

/** Why this world must not get a write: it has an id that only the other world has sent. */
export async function foreignId(
  request: Request,
  { pathValues }: OperationCall,
  world: World,
  origins: Origins,
): Promise<string | undefined> {
  if (request.method === 'GET') return undefined;
  const body = (await readBody(request.clone())).json();
  const sent = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  const foreign = [...Object.values(pathValues), sent['employeeId'], sent['evaluationId']]
    .filter((id) => typeof id === 'string')
    .find((id) => {
      const worlds = origins.of(id);
      return worlds.length > 0 && !worlds.includes(world);
    });
  if (foreign === undefined) return undefined;
  const [from, to] = world === 'mock' ? ['real host', 'mock'] : ['mock', 'real host'];
  return `${foreign} is an id of the ${from}. The write was not sent to the ${to}.`;
}
