import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { warmUp } from './load-renderer.ts';

test('the start page and the list are rendered in both languages, also where one fails', async () => {
  const asked: string[] = [];
  const app = new Hono();
  app.get('*', (c) => {
    asked.push(c.req.path);
    if (c.req.path === '/') throw new Error('the database is away');
    return c.text('');
  });
  app.onError((_error, c) => c.text('', 503));
  await warmUp(app);
  expect(asked).toEqual(['/', '/jobPage', '/bn/', '/bn/jobPage']);
});
