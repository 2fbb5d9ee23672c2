import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ClientConfig } from '#contract/config/client-config.ts';
import { setClientConfig } from '../startup/config.ts';
import { isTooLongToLink, toComposeUrl, toMailtoUrl, withShortText, type Mail } from './webmail.ts';

setClientConfig(v.parse(ClientConfig, {}));

/** Chromium on Windows opens no more than 2,048 characters. */
const MAX_CHARS = 1900;

const mail: Mail = {
  to: 'hr+bd@surma.example',
  subject: 'Application',
  body: 'Hello,\n100% সত্যি & more?\n\nRina',
};
const links = (of: Mail): [string, string] => [toMailtoUrl(of), toComposeUrl(of)];
const bodyOf = (link: string): string | null => new URL(link).searchParams.get('body');

test('both links carry address, subject and text as they are', () => {
  for (const link of links(mail)) expect(bodyOf(link)?.replaceAll('\r\n', '\n')).toBe(mail.body);
  const [mailto, compose] = links(mail).map((link) => new URL(link));
  expect(decodeURIComponent(mailto?.pathname ?? '')).toBe(mail.to);
  expect(mailto?.searchParams.get('subject')).toBe('Application');
  expect([compose?.searchParams.get('to'), compose?.searchParams.get('su')]).toEqual([
    mail.to,
    'Application',
  ]);
});

test.each(['a\nb', 'a\r\nb', 'a\rb'])('line breaks are CR LF, written %j or not', (body) => {
  for (const link of links({ ...mail, body })) expect(link).toMatch(/body=a%0D%0Ab$/);
});

test('half of a character costs that character alone', () => {
  for (const link of links({ ...mail, body: 'A\uD83DB' })) expect(bodyOf(link)).toBe('A\uFFFDB');
});

describe('no link is longer than every mail program takes', () => {
  const long: readonly [string, Mail][] = [
    ['a long letter', { ...mail, body: 'a'.repeat(6000) }],
    ['a Bangla letter', { ...mail, body: 'আমি আবেদন করছি। '.repeat(20) }],
    ['one of line breaks', { ...mail, body: '\n'.repeat(700) }],
    ['one of emoji', { ...mail, body: '😊'.repeat(200) }],
    ['a long subject', { ...mail, subject: 'বিষয়'.repeat(80) }],
    [
      'both, to a long address',
      {
        to: `${'a'.repeat(64)}@${'b'.repeat(180)}.example`,
        subject: '😊'.repeat(400),
        body: 'ক'.repeat(9000),
      },
    ],
  ];

  test.each(long)('%s: the address and the subject stay', (_name, of) => {
    expect(isTooLongToLink(of)).toBe(true);
    for (const link of links(of)) {
      expect(link.length).toBeLessThanOrEqual(MAX_CHARS);
      expect(decodeURIComponent(link)).toContain(of.to);
      expect(bodyOf(link)).toBe('');
      const { searchParams } = new URL(link);
      const subject = searchParams.get('su') ?? searchParams.get('subject') ?? '';
      expect(of.subject.startsWith(subject) && subject !== '').toBe(true);
    }
  });

  test('a subject is cut only where it has to be', () => {
    const [mailto, compose] = links({ ...mail, body: 'ক'.repeat(9000) });
    expect(new URL(mailto).searchParams.get('subject')).toBe('Application');
    expect(new URL(compose).searchParams.get('su')).toBe('Application');
  });

  test('up to there the text is in the link', () => {
    const room = MAX_CHARS - toComposeUrl({ ...mail, body: '' }).length;
    const longest = { ...mail, body: 'a'.repeat(room) };
    expect(toComposeUrl(longest)).toHaveLength(MAX_CHARS);
    expect(bodyOf(toMailtoUrl(longest))).toBe(longest.body);
    expect(isTooLongToLink({ ...mail, body: `${longest.body}a` })).toBe(true);
  });

  test('what has to be in the mail stays in it', () => {
    const url = 'https://kaj.example/jobDetailsPage?id=1';
    const of = withShortText(
      { ...mail, subject: 'চাকরি'.repeat(60), body: `${'ক'.repeat(300)}\n${url}` },
      url,
    );
    for (const link of links(of)) {
      expect(link.length).toBeLessThanOrEqual(MAX_CHARS);
      expect(bodyOf(link)).toBe(url);
    }
    expect(withShortText(mail, url)).toBe(mail);
  });
});
