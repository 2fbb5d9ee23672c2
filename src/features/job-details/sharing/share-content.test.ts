import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Company } from '#contract/companies/company.ts';
import { Job } from '#contract/jobs/job.ts';
import { toShareContent, toShareWays, type ShareDevice } from './share-content.ts';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://kaj.example' }));
afterEach(() => vi.unstubAllGlobals());

const now = Date.parse('2026-11-01T00:00:00Z');
const share = (given: object, company?: Company) => {
  const job = v.parse(Job, { _id: 'j/1', title: 'Nurse', ...given });
  return toShareContent({ job, company, now });
};

const full = {
  company: { _id: 'c', name: 'Square' },
  location: { city: 'Dhaka', country: 'Bangladesh' },
  salary: { min: 20_000, max: 30_000, currency: 'BDT', type: 'monthly' },
  applicationDeadline: '2026-11-30',
};

test('a job is shared as its card shows it, with a date that stays true', () => {
  expect(share(full)).toEqual({
    title: 'Nurse',
    text: 'Nurse\nSquare · Dhaka, Bangladesh\n৳20,000 – 30,000 a month\nDeadline: 30 Nov 2026',
    url: 'https://kaj.example/jobDetailsPage?id=j%2F1',
  });
});

test('what is not stated is left out', () => {
  expect(share({}).text).toBe('Nurse');
  expect(share({ location: { city: 'Sylhet' } }).text).toBe('Nurse\nSylhet');
});

test('a closed job says so', () => {
  expect(share({ ...full, status: 'closed' }).text).toMatch(/\nFilled$/);
});

test('a company that the job names only by id gets the name from its page', () => {
  const company = v.parse(Company, { _id: 'c', name: 'মেঘনা ফুডস' });
  expect(share({ ...full, company: 'c' }, company).text).toContain('মেঘনা ফুডস · Dhaka');
});

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
  expect(new URL(mail).searchParams.get('body')).toBe(message.replaceAll('\n', '\r\n'));
});

test('a computer, which has no Messenger to open, gets Facebook in its place', () => {
  expect(Object.keys(hrefs(desk))).toEqual(['whatsapp', 'facebook', 'mail']);
  expect(new URL(hrefs(desk)['facebook'] ?? '').searchParams.get('u')).toBe(content.url);
});

test('a phone opens Messenger; on Android Facebook without it', () => {
  expect(hrefs(iphone)['messenger']).toBe(`fb-messenger://share?link=${encodeURIComponent(content.url)}`);
  const intent = hrefs(android)['messenger'] ?? '';
  expect(intent).toMatch(/^intent:\/\/share\?link=https%3A.*#Intent;scheme=fb-messenger;.*;end$/);
  const [, fallback = ''] = /S\.browser_fallback_url=([^;]+)/.exec(intent) ?? [];
  expect(new URL(decodeURIComponent(fallback)).searchParams.get('u')).toBe(content.url);
});

test('half a character is no reason to fail', () => {
  expect(() => toShareWays({ ...content, text: '\ud83d' }, desk)).not.toThrow();
});
