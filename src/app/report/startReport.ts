import { answerHook } from '../../api/http/answerHook';
import { failures } from '../../lib/code/failures';
import { untilIdle } from '../../lib/code/runWhenIdle';
import type { Recording } from './report';
import { readReportSetting } from './setting';

/** The most answers, and the most errors, that wait for the report. Others are dropped. */
const LIMIT = 50;

/**
 * If this page load is reported, records answers and errors, and loads the code of the report when the first screen is
 * rendered and the browser is idle.
 */
export function startReport(rendered: Promise<unknown>) {
  const setting = readReportSetting();
  if (!setting) return;
  const recording: Recording = { answers: [], errors: [] };
  function keepIn<T>(list: T[]) {
    return (item: T) => {
      if (list.length < LIMIT) list.push(item);
      recording.onAddition?.();
    };
  }
  const keepError = keepIn(recording.errors);
  answerHook.onAnswer = keepIn(recording.answers);
  failures.onFailure = keepError;
  window.addEventListener('error', keepError);
  window.addEventListener('unhandledrejection', keepError);

  rendered
    .then(untilIdle)
    .then(() => import('./report'))
    .then(({ report }) => {
      report(setting, recording);
    })
    .catch(() => {
      // A deployment has replaced the code, or the browser is offline.
      delete answerHook.onAnswer;
      recording.answers.length = 0;
    });
}
