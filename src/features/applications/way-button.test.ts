import { expect, test } from 'vitest';
import { orderLetterWays } from './way-button.tsx';

const online = { isOnline: true, isWritten: false };
const offline = { isOnline: false, isWritten: false };

test('with a mouse webmail comes first, on a touch screen the mail app', () => {
  expect(orderLetterWays({ ...online, isTouch: false })).toEqual(['webmail', 'mail', 'phone', 'letter']);
  expect(orderLetterWays({ ...online, isTouch: true })).toEqual(['mail', 'webmail', 'phone', 'letter']);
});

test('offline the letter comes first, then what works without internet or sends it later, and webmail last', () => {
  for (const isTouch of [false, true]) {
    expect(orderLetterWays({ ...offline, isTouch })).toEqual(['letter', 'phone', 'mail', 'webmail']);
    expect(orderLetterWays({ ...offline, isTouch, isWritten: true })).toEqual([
      'mail',
      'phone',
      'letter',
      'webmail',
    ]);
  }
});
