import { expect, it } from 'vitest';
import { DAY_MS } from '#contract/limits.ts';
import { readContactMessage, removeContactMessage, storeContactMessage } from './contact-message.ts';

const message = { name: 'Rahim', email: 'rahim@example.com', phone: '', message: 'Hello there' };

it('a cleared message can be restored for a day', () => {
  const now = Date.parse('2026-11-30T08:00:00Z');
  expect(readContactMessage(now)).toBeNull();
  storeContactMessage(message, now);
  expect(readContactMessage(now + DAY_MS - 1)).toEqual(message);
  expect(readContactMessage(now + DAY_MS)).toBeNull();
  removeContactMessage();
  expect(readContactMessage(now)).toBeNull();
});
