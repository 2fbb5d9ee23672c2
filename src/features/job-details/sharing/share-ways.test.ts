import { expect, test } from 'vitest';
import { toShareWays, type ShareDevice } from './share-ways.ts';

const content = {
  title: 'নার্স & more',
  text: 'নার্স & more\nSquare · Dhaka',
  url: 'https://kaj.example/jobDetailsPage?id=1&x=2',
};
const desk: ShareDevice = { isTouch: false, userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140' };
const android: ShareDevice = { isTouch: true, userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140' };
const iphone: ShareDevice = { isTouch: true, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' };

const hrefs = (device: ShareDevice) =>
  Object.fromEntries(toShareWays(content, device).map(({ name, href }) => [name, href]));
const message = `${content.text}\n${content.url}`;

test('WhatsApp and mail take text and address whole, whatever is in them', () => {
  const { whatsapp = '', mail = '' } = hrefs(desk);
  expect(new URL(whatsapp).host).toBe('wa.me');
  expect(new URL(whatsapp).searchParams.get('text')).toBe(message);
  expect(mail).toMatch(/^mailto:\?/);
  expect(new URL(mail).searchParams.get('subject')).toBe(content.title);
  expect(new URL(mail).searchParams.get('body')).toBe(message);
});

test('a computer, which has no Messenger to open, gets Facebook in its place', () => {
  expect(Object.keys(hrefs(desk))).toEqual(['whatsapp', 'facebook', 'mail']);
  expect(new URL(hrefs(desk)['facebook'] ?? '').searchParams.get('u')).toBe(content.url);
});

test('a phone opens Messenger; on Android Facebook where there is none', () => {
  expect(hrefs(iphone)['messenger']).toBe(`fb-messenger://share?link=${encodeURIComponent(content.url)}`);
  const intent = hrefs(android)['messenger'] ?? '';
  expect(intent).toMatch(/^intent:\/\/share\?link=https%3A.*#Intent;scheme=fb-messenger;.*;end$/);
  const [, fallback = ''] = /S\.browser_fallback_url=([^;]+)/.exec(intent) ?? [];
  expect(new URL(decodeURIComponent(fallback)).searchParams.get('u')).toBe(content.url);
});

test('half a character is no reason to fail', () => {
  expect(() => toShareWays({ ...content, text: '\ud83d' }, desk)).not.toThrow();
});
