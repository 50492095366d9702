import { createHash } from 'node:crypto';
import { startHttpServer } from '../../mocks/runtimes/http/httpServer';
import { addSession, dialog, expect, test as base } from '../support/fixtures';
import { siteOfWorker } from '../support/sites';

interface Caching {
  /** The headers of all answers to reads. */
  headers: Record<string, string>;
  /** The number of answers with the status 304, which have no body. */
  unchanged: { count: number };
}

const test = base.extend<Caching>({
  headers: [{}, { option: true }],
  unchanged: [{ count: 0 }, { option: true }],
  apiServer: async ({ headers, unchanged }, provide, { parallelIndex }) => {
    unchanged.count = 0;
    const host = await startHttpServer({
      host: '127.0.0.1',
      port: siteOfWorker(parallelIndex).apiPort,
      async changeAnswer(answer, request) {
        if (request.method !== 'GET') return answer;
        for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
        const body = Buffer.from(await answer.clone().arrayBuffer());
        const tag = `"${createHash('sha256').update(body).digest('hex')}"`;
        answer.headers.set('ETag', tag);
        if (request.headers.get('If-None-Match') !== tag) return answer;
        unchanged.count += 1;
        return new Response(null, { status: 304, headers: answer.headers });
      },
    });
    await provide(undefined);
    await host.close();
  },
});

for (const { what, headers } of [
  { what: 'an hour', headers: { 'Cache-Control': 'private, max-age=3600' } },
  {
    what: 'a time that the browser chooses',
    headers: { 'Last-Modified': 'Thu, 01 Jan 2015 00:00:00 GMT' },
  },
]) {
  test.describe(`an API whose answers the browser may keep for ${what}`, () => {
    test.use({ headers });

    test('receives a request for each read', async ({ page, unchanged }) => {
      await addSession(page, 'Manager');
      await page.goto('./evaluations');
      const row = page.getByRole('row').nth(1);
      await row.getByRole('button', { name: 'Edit' }).click();
      const form = dialog(page, 'Edit Evaluation');
      await form.getByLabel('Note').fill('A note that was just written.');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toBeHidden();
      await expect(row).toContainText('A note that was just written.');
      await page.reload();
      await expect(row).toContainText('A note that was just written.');
      expect(unchanged.count).toBeGreaterThan(0);
    });
  });
}
