import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  answer,
  fixed,
  grace,
  evaluation,
  ownPage,
  PROFILE,
  ofProfile,
  press,
  signsIn,
  addsEmployee,
  addsFeedback,
  testProofs,
  type Proofs,
} from './proof';

const PROOFS: Proofs<'looks odd' | 'harmless'> = {
  'wrong order': [
    {
      host: 'sends the oldest first',
      path: '/evaluations',
      rules: ownPage(
        { ...evaluation, createdAt: '2020-01-01T00:00:00Z' },
        { ...evaluation, _id: 'newer', note: 'Newer', createdAt: '2025-01-01T00:00:00Z' },
      ),
      sees: ['Newer'],
      cells: ['Employee Evaluations', 3, [evaluation.note, 'Newer']],
    },
  ],
  'number of rows': [
    {
      host: 'sends twelve evaluations a page',
      path: '/evaluations',
      rules: ownPage(...Array.from({ length: 12 }, (_, i) => ({ ...evaluation, _id: `${i}` }))),
      sees: ['Page 1 of 1'],
      cells: ['Employee Evaluations', 3, Array.from({ length: 12 }, () => evaluation.note)],
    },
  ],
  'empty page': [
    {
      host: 'counts a page too many',
      path: '/evaluations',
      rules: {
        listOwnEvaluations: [
          fixed({ evaluations: [], totalPages: 2 }, 200, ['page', '2']),
          fixed({ evaluations: [evaluation], totalPages: 2 }),
        ],
      },
      does: (user) => press(user, 'Next'),
      sees: ['No evaluations available.', 'Page 2 of 2'],
    },
  ],
  'other day': [
    {
      host: 'sends a time in a zone that is ahead of most',
      at: ['getEmployee', '/hireDate'],
      ...ofProfile({ hireDate: '2024-03-01T00:00:00+14:00' }),
      sees: ["Grace Hopper's Profile"],
      facts: { Hired: 'Feb 29, 2024' },
    },
  ],
  'no message': [
    {
      host: 'names the message otherwise',
      ...addsFeedback,
      rules: { ...addsFeedback.rules, ...answer('createFeedback', { error: 'Not now' }, 422) },
      sees: ['Failed to save feedback'],
      lacks: ['Not now'],
    },
    {
      host: 'refuses a password without a message',
      ...signsIn,
      rules: answer('login', { error: 'Not you' }, 401),
      sees: ['Login failed'],
    },
    {
      host: 'refuses the overview without a message',
      path: '/evaluations?overview=1',
      rules: {
        listOwnEvaluations: [fixed({ error: 'Not you' }, 403, ['limit', '100'])],
      },
      sees: ['The server refuses the overview'],
      logs: 'Failed to fetch evaluations',
    },
  ],
  unmarked: [
    {
      host: 'refuses a taken address with another status',
      ...addsEmployee,
      rules: answer('register', { message: 'It is taken' }, 422),
      sees: [/^Failed to save employee: .*It is taken/],
      also: () => {
        expect(screen.getByLabelText('Email')).toBeValid();
      },
    },
  ],
  slower: [
    {
      host: 'fails for an unknown id',
      path: PROFILE,
      rules: answer('getEmployee', { message: 'Oh' }, 500),
      sees: ['Employee not found'],
      logs: 'Error fetching employee data',
      calls: ['getEmployee', 3],
    },
    {
      host: 'takes long to send a list',
      rules: { listEmployees: [{ answer: 'mock', delay: 500 }] },
      does: () => screen.findByText('Loading employees...'),
      sees: ['Ada Okafor'],
    },
  ],
  harmless: [
    {
      host: 'says a wrong total',
      rules: answer('listEmployees', { employees: [grace], total: 0 }),
      sees: ['Grace Hopper', '1 employee'],
    },
    {
      host: 'sends a day with a local time',
      at: ['getEmployee', '/hireDate'],
      ...ofProfile({ hireDate: '2024-03-01T00:00:00' }),
      sees: ["Grace Hopper's Profile"],
      facts: { Hired: 'Mar 1, 2024' },
    },
    {
      host: 'sends only the day of a time',
      at: ['listOwnEvaluations', '/evaluations/0/createdAt'],
      path: '/evaluations',
      rules: ownPage({ ...evaluation, createdAt: '2024-03-01' }),
      sees: ['Mar 1, 2024'],
    },
    {
      host: 'sends JSON as another type',
      rules: {},
      handlers: [http.get('*/api/employees', () => HttpResponse.html(JSON.stringify([grace])))],
      sees: ['Grace Hopper'],
    },
    {
      host: 'allows no content type and no cookies in a read',
      rules: {},
      handlers: [
        http.get('*/api/employees', ({ request: { headers, credentials } }) =>
          headers.has('Content-Type') || credentials === 'include'
            ? HttpResponse.error()
            : HttpResponse.json([grace]),
        ),
      ],
      sees: ['Grace Hopper'],
    },
    {
      host: 'fails for page 0',
      path: '/evaluations?page=0',
      rules: {
        listOwnEvaluations: [
          fixed({ message: 'Oh' }, 500, ['page', '0']),
          fixed({ evaluations: [evaluation], totalPages: 1 }),
        ],
      },
      sees: ['Page 1 of 1', 'Ada Lovelace'],
    },
    {
      host: 'answers a creation with 200 and nothing',
      ...addsFeedback,
      rules: { ...addsFeedback.rules, ...answer('createFeedback') },
      sees: ['Feedback saved successfully'],
    },
    {
      host: 'answers an unknown id with nothing in it',
      path: PROFILE,
      rules: answer('getEmployee', {}),
      sees: ['Employee not found'],
      logs: 'Error fetching employee data',
    },
  ],
};

testProofs(PROOFS);
