import type { RecordedAnswer, Recording } from '../arrangement';
import type { OperationId } from '../operations';

/** Answers the same requests in the order of the recording, the last answer again and again. */
export interface Replay {
  /** Undefined for a request that is not in the recordings. */
  next: (
    recordings: readonly Recording[],
    operation: OperationId,
    request: string,
  ) => RecordedAnswer | undefined;
  /** The next call gets the first answer again. */
  restart: (operation: OperationId) => void;
}

export function createReplay(): Replay {
  const places = new Map<OperationId, Map<string, number>>();

  return {
    next(recordings, operation, request) {
      const answers = recordings.find(
        (one) => one.operation === operation && one.request === request,
      )?.answers;
      if (!answers) return undefined;
      const own = places.get(operation) ?? new Map<string, number>();
      const place = own.get(request) ?? 0;
      places.set(operation, own.set(request, place + 1));
      return answers[Math.min(place, answers.length - 1)];
    },
    restart(operation) {
      places.delete(operation);
    },
  };
}
