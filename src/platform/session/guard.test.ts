import { expect, it } from 'vitest';
import { mustSignIn, type Guard, type GuardFacts } from './guard.ts';

const guest: GuardFacts = { isSignedIn: false, isLookingAround: false, isOnline: true, isOnDevice: false };

it.each<[string, Partial<GuardFacts>, Record<Guard, boolean>]>([
  ['a guest', {}, { open: false, guarded: true, session: true }],
  ['a guest who looks around', { isLookingAround: true }, { open: false, guarded: false, session: true }],
  ['a guest, offline', { isOnline: false }, { open: false, guarded: false, session: true }],
  ['a guest, to what the device holds', { isOnDevice: true }, { open: false, guarded: false, session: true }],
  [
    'a guest, offline, to what the device holds',
    { isOnline: false, isOnDevice: true },
    { open: false, guarded: false, session: true },
  ],
  ['someone signed in', { isSignedIn: true }, { open: false, guarded: false, session: false }],
  [
    'someone signed in, offline',
    { isSignedIn: true, isOnline: false },
    { open: false, guarded: false, session: false },
  ],
])('%s', (_who, facts, expected) => {
  const ask = (guard: Guard) => mustSignIn(guard, { ...guest, ...facts });
  expect({ open: ask('open'), guarded: ask('guarded'), session: ask('session') }).toEqual(expected);
});
