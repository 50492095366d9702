import { dialog } from '../support/fixtures';
import { listen } from '../support/listen';
import { expect, test, type Panel } from './panel';

const ALLOW_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
};

/** Signs in through the form. The mock or the real host answers. */
async function signInAgain({ page, region }: Panel) {
  await region.getByLabel('Role').selectOption('Signed out');
  await page.getByLabel('Email').fill('ada.admin@example.com');
  await page.getByLabel('Password').fill('demo-admin');
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('the host answers reads, the mock answers writes, and each row names who answered', async ({
  panel,
  page,
  realHost,
}) => {
  await panel.open();
  await panel.useHost(realHost, 'Reads real, writes mock');
  await signInAgain(panel);
  await expect(page.getByText('mario.manager@example.com')).toBeVisible();
  await expect(panel.group('listEmployees').getByText('host', { exact: true })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Add Evaluation' }).first().click();
  const form = dialog(page, 'Create Evaluation for ');
  await form.getByLabel('Note').fill('Only in this page');
  await form.getByLabel('Score').fill('7');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(panel.group('createEvaluation').getByText('mock', { exact: true })).toBeVisible();
});

test('a redirect of the host is reported, and no other host receives the password', async ({
  panel,
}) => {
  const received: string[] = [];
  const otherHost = await listen(0, (request, response) => {
    received.push(`${request.method} ${request.url}`);
    response.writeHead(204, ALLOW_ALL).end();
  });
  const host = await listen(0, ({ method, url = '' }, response) => {
    if (method === 'OPTIONS') response.writeHead(204, ALLOW_ALL).end();
    else response.writeHead(307, { ...ALLOW_ALL, Location: `${otherHost.origin}${url}` }).end();
  });
  await panel.open();
  await panel.useHost(host.origin, 'Everything real');
  await signInAgain(panel);
  await expect(panel.group('login').getByText('host', { exact: true })).toBeVisible();
  await panel.openLastCall('login');
  await expect(panel.region.getByText(/answered with a redirect/)).toBeVisible();
  expect(received).toEqual([]);
  host.close();
  otherHost.close();
});
