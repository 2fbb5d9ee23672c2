import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ClientConfig } from '#contract/config/client-config.ts';
import { projectRoot } from '#server/process.ts';
import { HEAD_SCRIPT, toDevPage } from './dev.ts';

test('the page of development carries the settings and a script that is there', async () => {
  const page = await readFile(join(projectRoot(), 'index.html'), 'utf8');
  const config = v.parse(ClientConfig, { appName: 'Chakri' });
  const made = toDevPage(page, config);
  expect(made).toMatchObject({ tags: [{ tag: 'script', attrs: { src: HEAD_SCRIPT }, injectTo: 'head' }] });
  expect(JSON.stringify(made)).toContain('<title>Chakri: jobs in Bangladesh');
  await expect(access(join(projectRoot(), HEAD_SCRIPT))).resolves.toBeUndefined();
});
