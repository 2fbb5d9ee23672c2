import { expect, it, vi } from 'vitest';
import { noon } from '../../../../tests/support/subscription-states.ts';
import { createDependencies, lookedUp, toConsent, toTermsText, typedChannel } from './subscription.ts';

const terms = { price: 2.78, period: 'day', stop: 'Send STOP to 12345.', sms: false } as const;

it('says what it costs, how often, and how to stop', () => {
  expect(toTermsText('bd_robi', terms)).toEqual([
    '৳2.78 a day from your Robi or Airtel balance.',
    'Renews until you cancel in Menu → Unsubscribe.',
    'Send STOP to 12345.',
  ]);
});

it('says what it includes, after the price', () => {
  expect(toTermsText('bd_robi', { ...terms, sms: true }).slice(0, 2)).toEqual([
    '৳2.78 a day from your Robi or Airtel balance.',
    'Includes new jobs by SMS, at most one a day.',
  ]);
});

it('says so where the price is not known', () => {
  const [cost] = toTermsText('applink', { price: 0, period: 'day', stop: '', sms: false });
  expect(cost).toContain('Your operator tells you the price first.');
});

it('knows the operator from the first three digits', () => {
  expect(typedChannel({}, '01')).toBeNull();
  expect(typedChannel({}, '018')).toBe('bd_robi');
  expect(typedChannel({}, '1712')).toBe('digimart');
  expect(typedChannel({}, '015')).toBeNull();
});

it('consent names the app and the very words that were shown, and when', () => {
  const asked = { appId: 'kaj', channel: 'bd_robi' } as const;
  const consent = toConsent(asked, terms, noon);
  expect(consent).toMatch(/^kaj\.bd_robi-2\.78-day-[0-9a-f]{8};2026-11-20T12:00:00\.000Z$/);
  expect(toConsent(asked, { ...terms, stop: 'Send OFF.' }, noon)).not.toBe(consent);
  const longest = toConsent(
    { appId: 'a'.repeat(24), channel: 'digimart' },
    { ...terms, price: 9999.99, period: 'month' },
    noon,
  );
  expect(longest.split(';')[0]?.length).toBeLessThanOrEqual(64);
});

it('where nothing can be stored, it is remembered for as long as the page lives', () => {
  const { read, write } = createDependencies();
  expect(read('type')).toBeNull();
  write('type', 'applink');
  expect(read('type')).toBe('applink');
  write('type', null);
  expect(read('type')).toBeNull();
});

it('leaving for the operator’s page resets the flag that lets a return be looked up once', () => {
  const left: string[] = [];
  vi.stubGlobal('location', { assign: (address: string) => void left.push(address) });
  lookedUp.set();
  createDependencies().goTo('https://pay.example/1');
  vi.unstubAllGlobals();
  expect(lookedUp.isSet()).toBe(false);
  expect(left).toEqual(['https://pay.example/1']);
});
