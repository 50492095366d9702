import type { OperationId } from '../../mocks/engine/operations';
import { listen } from '../support/listen';
import { expect, test, type Panel } from './panel';

const ALLOW_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
};

async function sendSignIn(panel: Panel, realHost: string, ...operations: OperationId[]) {
  await panel.open();
  await panel.region.getByLabel('Real host').fill(realHost);
  await panel.region.getByLabel('Real host').press('Enter');
  for (const id of operations) await panel.answer(id, 'Real');
  await panel.region.getByRole('button', { name: 'Sign in at the real host' }).click();
  const { page } = panel;
  await page.getByLabel('Email').fill('ada.admin@example.com');
  await page.getByLabel('Password').fill('demo-admin');
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function signInAtRealHost(panel: Panel, realHost: string, ...operations: OperationId[]) {
  await sendSignIn(panel, realHost, ...operations);
  await expect(panel.page.getByRole('heading', { name: 'Employees', exact: true })).toBeVisible();
}

test('some operations are real, and the panel says which, and what that means', async ({
  panel,
  page,
  realHost,
}) => {
  await signInAtRealHost(panel, realHost, 'listEmployees');
  await expect(page.getByText('mario.manager@example.com')).toBeVisible();
  await expect(panel.group('listEmployees').getByText(/the last: Real 200/)).toBeVisible();
  await expect(panel.region.getByText(/From http:.*: login, listEmployees/)).toBeVisible();
  await expect(
    panel.region.getByText(
      /createEvaluation goes to the mock, and would carry ids of the real host \(listEmployees\)/,
    ),
  ).toBeVisible();
});

test('an address that could leak the token is refused, and a host that cannot be read says what to allow', async ({
  panel,
}) => {
  await panel.open();
  await panel.region.getByLabel('Real host').fill('http://staging.example.com');
  await panel.region.getByLabel('Real host').press('Enter');
  await expect(panel.region.getByText(/is not encrypted/)).toBeVisible();
  await panel.region.getByLabel('Real host').fill('http://127.0.0.1:9');
  await panel.region.getByLabel('Real host').press('Enter');
  await panel.answer('listEmployees', 'Real');
  await expect(
    panel.group('listEmployees').getByText(/Access-Control-Allow-Origin: http/),
  ).toBeVisible();
});

test('a host that redirects says so, and no other host gets the password', async ({ panel }) => {
  const received: string[] = [];
  const other = await listen(0, (request, response) => {
    received.push(`${request.method} ${request.url}`);
    response.writeHead(204, ALLOW_ALL).end();
  });
  const host = await listen(0, ({ method, url = '' }, response) => {
    if (method === 'OPTIONS') response.writeHead(204, ALLOW_ALL).end();
    else response.writeHead(307, { ...ALLOW_ALL, Location: `${other.origin}${url}` }).end();
  });
  await sendSignIn(panel, host.origin, 'listEmployees');
  await expect(panel.group('login').getByText(/the last: Real/)).toBeVisible();
  expect(received).toEqual([]);
  await expect(panel.group('login').getByText(/answered with a redirect/)).toBeVisible();
  host.close();
  other.close();
});

test('what is recorded is replayed with made-up names', async ({ panel, page, realHost }) => {
  await signInAtRealHost(panel, realHost, 'listEmployees');
  await expect(page.getByText('mario.manager@example.com')).toBeVisible();
  await panel.region.getByRole('button', { name: 'Record' }).click();
  await page.reload();
  await panel.region.getByRole('button', { name: 'Record' }).click();
  await panel.group('listEmployees').getByLabel('Delay').selectOption('3 s');
  await panel.group('listEmployees').getByLabel('Delay').selectOption('None');
  await expect(panel.region.getByText(/\b[1-9]\d* answers? recorded/)).toBeVisible();
  await panel.answer('listEmployees', 'Replay');
  await expect(panel.group('listEmployees').getByText(/the last: Replay 200/)).toBeVisible();
  await expect(page.getByText('57 employees')).toBeVisible();
  await expect(page.getByText('mario.manager@example.com')).toBeHidden();
  await panel.answer('getEmployee', 'Replay');
  await page.goto('./employee-profile/employee-003');
  await expect(panel.group('getEmployee').getByText(/the last: .*501/)).toBeVisible();
  await panel.group('getEmployee').getByLabel('Unknown requests: mock').check();
  await expect(page.getByRole('main').getByText('emma.employee@example.com').first()).toBeVisible();
});
