import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/runtimes/node';
import { acceptAnyResponse } from '../setup/network';
import { renderApp } from './renderApp';

/** Opens Home. The first employees have ages of a wrong type. */
export async function openHomeWithWrongAges() {
  acceptAnyResponse();
  const app = renderApp();
  const employees = ['Ada Lovelace', 'Grace Hopper'].map((name) => ({
    _id: name,
    name,
    age: '41',
  }));
  server.use(http.get('*/api/employees', () => HttpResponse.json({ employees })));
  expect(await screen.findByText('Grace Hopper')).toBeVisible();
  return app;
}
