import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { readConsent } from './attempts.ts';

const config = readConfig({ BDAPPS_STOP: 'Send STOP to 1.', BDAPPS_STOP_BN: '১ নম্বরে STOP পাঠান।' });
const app = new Hono().get('/', (c) => c.json(readConsent({ config, clock: Date.now }, c, 'bd_robi').terms));

const read = async (language: string): Promise<unknown> =>
  (await app.request('/', { headers: { 'Accept-Language': language } })).json();

test('the terms of a consent are those that the page showed', async () => {
  expect(await read('en')).toEqual({ price: 2.78, period: 'day', stop: 'Send STOP to 1.', sms: true });
  expect(await read('bn')).toEqual({ price: 2.78, period: 'day', stop: '১ নম্বরে STOP পাঠান।', sms: true });
});
