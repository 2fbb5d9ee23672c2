import { describe, expect, it } from 'vitest';
import { type Memory, isOfferedModal, isSubscribed, toSubscriberInfo } from './memory.ts';

const valid: Memory = { type: 'applink', subscribId: 's1' };

describe('provider type', () => {
  it.each(['bd_robi', 'applink', 'digimart'])('is taken from the stored type %s', (type) => {
    expect(toSubscriberInfo({ type, userPhone: '8801512345678' }).providerType).toBe(type);
  });

  it.each([
    ['8801612345678', 'bd_robi'],
    ['01912345678', 'applink'],
    ['tel:8801312345678', 'digimart'],
    ['8801512345678', null],
  ])('otherwise from the first 5 digits of the stored phone %s', (userPhone, providerType) => {
    expect(toSubscriberInfo({ userPhone }).providerType).toBe(providerType);
    expect(toSubscriberInfo({ userPhone, type: 'another' }).providerType).toBe(providerType);
  });
});

describe('subscribId', () => {
  it('is the stored one, falling back to otpVerificationData.subscriberId', () => {
    const otpVerificationData = JSON.stringify({ subscriberId: 'tel:s2' });
    expect(toSubscriberInfo({ subscribId: 's1', otpVerificationData }).subscribId).toBe('s1');
    expect(toSubscriberInfo({ otpVerificationData }).subscribId).toBe('s2');
    expect(toSubscriberInfo({ otpVerificationData: '{' }).subscribId).toBeNull();
  });

  it('has any leading "tel:" removed', () => {
    expect(toSubscriberInfo({ subscribId: 'tel:s1' }).subscribId).toBe('s1');
  });
});

describe('isValid', () => {
  it('is true only when subscribId is present and the provider is one of the three', () => {
    expect(toSubscriberInfo(valid).isValid).toBe(true);
    expect(toSubscriberInfo({ type: 'applink' }).isValid).toBe(false);
    expect(toSubscriberInfo({ subscribId: 's1' }).isValid).toBe(false);
    expect(toSubscriberInfo({ subscribId: 's1', type: 'another' }).isValid).toBe(false);
  });
});

describe('subscribed', () => {
  it('when isValid is true OR isSub is "true"', () => {
    expect(isSubscribed(valid)).toBe(true);
    expect(isSubscribed({ ...valid, isSub: 'false' })).toBe(true);
    expect(isSubscribed({ isSub: 'true' })).toBe(true);
    expect(isSubscribed({ isSub: 'false' })).toBe(false);
    expect(isSubscribed({})).toBe(false);
  });
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

it('the modal opens on load when isNewUser is absent and isSub is not "true"', () => {
  expect(isOfferedModal({})).toBe(true);
  expect(isOfferedModal({ isSub: 'false' })).toBe(true);
  expect(isOfferedModal({ isSub: 'true' })).toBe(false);
  expect(isOfferedModal({ isNewUser: 'false' })).toBe(false);
  expect(isOfferedModal({ isNewUser: '' })).toBe(false);
});
