import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEmls, readEml, openMailer } from './mailer.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kaj-mailer-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const LONG_HOST = `${'jobs-and-careers.'.repeat(5)}example`;
const url = `https://kaj.example/api/v1/alerts/unsubscribe?id=${'x'.repeat(800)}`;

/** The words of a header, of which mail programs decode each by itself. */
const readEncodedWords = (header: string): readonly Buffer[] =>
  [...header.matchAll(/=\?UTF-8\?Q\?([^?]*)\?=/g)].map(([, text = '']) =>
    Buffer.from(
      text
        .replaceAll('_', ' ')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ),
  );

test('headers are whole lines, with words that are cut between letters, and name who answers', async () => {
  const from = { name: 'কাজ বাংলাদেশ চাকরি'.repeat(4), address: `sender@${LONG_HOST}` };
  const mailer = openMailer({ dataDir, mail: { smtpUrl: undefined, from, isShown: false } });
  const subject = 'ক্ষুদ্র'.repeat(22).slice(0, 150);
  await mailer.send({
    id: '3f0e1c52-0000-4000-8000-123456789012',
    to: `reader@${LONG_HOST}`,
    replyTo: `help@${LONG_HOST}`,
    subject,
    html: `<p>${'x'.repeat(2000)}</p>`,
    text: 'x'.repeat(2000),
    date: new Date(),
    unsubscribeUrl: url,
  });
  const [name = ''] = await listEmls(dataDir);
  const mail = (await readEml(dataDir, name)) ?? '';
  const head = mail.slice(0, mail.indexOf('\n\n'));
  const lines = head.split('\n');
  expect(lines).toContain(`List-Unsubscribe: <${url}>`);
  expect(lines).toContain(`To: reader@${LONG_HOST}`);
  expect(lines).toContain(`Reply-To: help@${LONG_HOST}`);
  expect(lines).toContain('X-Auto-Response-Suppress: All');
  expect(lines.filter((line) => /^[^ ]*:\s*$/.test(line))).toEqual([]);
  expect(Math.max(...mail.split('\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(998);
  const words = head.match(/=\?[^ ]*\?=/g) ?? [];
  expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(75);
  const subjectWords = readEncodedWords(
    head.slice(head.indexOf('\nSubject:'), head.indexOf('\nMessage-ID:')),
  );
  const strict = new TextDecoder('utf-8', { fatal: true });
  expect(subjectWords.map((word) => strict.decode(word)).join('')).toBe(subject);
});
