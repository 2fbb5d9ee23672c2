import { expect, it } from 'vitest';
import { type Memory, isOfferedModal, isSubscribed, toSubscriberInfo } from './memory.ts';

const valid: Memory = { type: 'applink', subscribId: 's1' };

it.each([
  [{ type: 'digimart', userPhone: '8801512345678' }, 'digimart'],
  [{ userPhone: '8801612345678' }, 'bd_robi'],
  [{ type: 'another', userPhone: '01912345678' }, 'applink'],
  [{ userPhone: 'tel:8801312345678' }, 'digimart'],
  [{ userPhone: '8801512345678' }, null],
])('the provider of %j is the stored type, else that of the phone: %s', (memory, providerType) => {
  expect(toSubscriberInfo(memory).providerType).toBe(providerType);
});

it.each([
  [{ subscribId: 'tel:s1', otpVerificationData: '{"subscriberId":"tel:s2"}' }, 's1'],
  [{ otpVerificationData: '{"subscriberId":"tel:s2"}' }, 's2'],
  [{ otpVerificationData: '{' }, null],
])('the id of %j is the stored one, else that of the verification: %s', (memory, subscribId) => {
  expect(toSubscriberInfo(memory).subscribId).toBe(subscribId);
});

it.each<[Memory, boolean]>([
  [valid, true],
  [{ ...valid, isSub: 'false' }, true],
  [{ isSub: 'true' }, true],
  [{ type: 'applink' }, false],
  [{ subscribId: 's1' }, false],
  [{ subscribId: 's1', type: 'another' }, false],
  [{ isSub: 'false' }, false],
])('%j is subscribed, by isSub or an id with a provider: %s', (memory, expected) => {
  expect(isSubscribed(memory)).toBe(expected);
});

it('the derived info has every field, the user name always null', () => {
  const otpVerificationTime = '2026-11-20T10:00:00.000Z';
  expect(toSubscriberInfo({ ...valid, userPhone: '8801912345678', otpVerificationTime })).toEqual({
    subscribId: 's1',
    providerType: 'applink',
    userName: null,
    userPhone: '8801912345678',
    verificationTime: otpVerificationTime,
    isValid: true,
  });
});

it.each([
  [{}, true],
  [{ isSub: 'false' }, true],
  [{ isSub: 'true' }, false],
  [{ isNewUser: 'false' }, false],
  [{ isNewUser: '' }, false],
])('%j offers the modal on load: %s', (memory, expected) => {
  expect(isOfferedModal(memory)).toBe(expected);
});
