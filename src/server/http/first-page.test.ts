import { expect, test } from 'vitest';
import { FIRST_READ_ELEMENT_ID, type FirstRead } from '#contract/first-read.ts';
import { insertFirstRead } from './first-page.ts';

test('no text of a posting ends the element that carries it', () => {
  const html = `<script type="application/json" id="${FIRST_READ_ELEMENT_ID}"></script><p>end</p>`;
  const key = '</script><img src=x onerror=alert(1)>$&<!--';
  const data = { jobs: [], pagination: undefined, storedAt: null };
  const read: FirstRead = { kind: 'list', key, at: 7, data };
  const filled = insertFirstRead(html, read);
  expect(filled).not.toContain('<img');
  const json = />([^<]*)<\/script><p>end<\/p>$/.exec(filled)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ kind: 'list', key, at: 7, data: { jobs: [], storedAt: null } });
});
