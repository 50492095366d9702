import type { Statistics } from '../../../src/api/contract';
import {
  changeBody,
  changeField,
  changePath,
  changeResponse,
  hasStatus,
  isSuccess,
  json,
  on,
  read,
  refusal,
} from './change';
import { fault } from './fault';
import { BY_ID, idOf } from './operations';
import { sameCaller } from './request';

const HISTORY = ['listEmployeeEvaluations'] as const;
/** An id of the mock or of another host never has such a character. */
const isStrange = (request: Request) => /[^\w-]/.test(idOf(request));
const isUnknown = (response: Response, request: Request) =>
  hasStatus(404)(response) && !isStrange(request);

/** Changes a figure of an employee who has evaluations. */
const changeFigure = (name: keyof Statistics, change: (figure: number) => number) =>
  changeField(['getStatistics'], name, (figure) =>
    typeof figure === 'number' && figure > 0 ? change(figure) : figure,
  );

/** One record, the history of an employee, and statistics. */
export const RECORDS = [
  fault('detail-of-another', 'Every id opens the first employee.', {
    breaks: ['opens', 'unknown-id', 'strange-id'],
    layer: changePath(['getEmployee'], '/api/employees/employee-001'),
  }),
  fault('detail-404', 'An evaluation of the list is answered 404.', {
    breaks: ['opens', 'creates'],
    layer: changeResponse(['getEvaluation'], isSuccess, refusal(404)),
  }),
  fault('unknown-id-400', 'An unknown id is answered 400.', {
    breaks: ['unknown-id', 'status-declared'],
    layer: changeResponse(BY_ID, isUnknown, refusal(400)),
  }),
  fault('strange-id-500', 'An id with a slash, dots or a space is answered 500.', {
    breaks: ['strange-id'],
    layer: changeResponse(BY_ID, (_, request) => isStrange(request), refusal(500)),
  }),
  fault('detail-other-position', 'The record of an employee has another position than the list.', {
    breaks: ['detail-equals-row'],
    layer: changeField(['getEmployee'], 'position', (position) => `Acting ${String(position)}`),
  }),
  fault('detail-note-cut', 'The record of an evaluation has only the start of the note.', {
    breaks: ['detail-equals-row', 'change-shows'],
    layer: changeField(['getEvaluation'], 'note', (note) => String(note).slice(0, 10)),
  }),
  fault('detail-name-cut', 'The record of an evaluation has only the start of names.', {
    breaks: ['detail-equals-row'],
    layer: changeField(['getEvaluation'], 'name', (name) => String(name).slice(0, 3)),
  }),
  fault('history-lacks-one', "An employee's history lacks the oldest evaluation.", {
    breaks: ['history-scope'],
    layer: changeBody(HISTORY, (evaluations) => evaluations.slice(0, -1)),
  }),
  fault('history-of-everybody', "An employee's history holds evaluations of everybody.", {
    breaks: ['history-scope'],
    layer: on(HISTORY, async (request, next) => {
      const response = await next(request);
      if (!response.ok) return response;
      const all = await next(sameCaller(request, '/api/evaluations?limit=100'));
      return json(response, (await read<'listEvaluations'>(all)).evaluations);
    }),
  }),
  fault('average-rounded', 'The average score is rounded to a whole number.', {
    breaks: ['statistics-equal'],
    layer: changeFigure('averageScore', Math.round),
  }),
  fault('maximum-wrong', 'The highest score is half a point too low.', {
    breaks: ['statistics-equal', 'change-shows'],
    layer: changeFigure('maxScore', (score) => score - 0.5),
  }),
  fault('minimum-wrong', 'The lowest score is half a point too high.', {
    breaks: ['statistics-equal', 'change-shows'],
    layer: changeFigure('minScore', (score) => score + 0.5),
  }),
  fault('count-wrong', 'Statistics count one evaluation too many.', {
    breaks: ['statistics-equal', 'change-shows'],
    layer: changeFigure('totalEvaluations', (count) => count + 1),
  }),
  fault('no-statistics-figures', 'An employee without evaluations has an average score.', {
    breaks: ['statistics-none'],
    layer: changeBody(['getStatistics'], (statistics) =>
      statistics.totalEvaluations === 0 ? { ...statistics, averageScore: 5 } : statistics,
    ),
  }),
];
