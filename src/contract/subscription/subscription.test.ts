import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  channelOf,
  isUnsubscribed,
  SubscriberLookup,
  toLookupPhone,
  UnsubscribeAnswer,
  withCountryCode,
  withoutTel,
} from './subscription.ts';

describe('channelOf', () => {
  it.each([
    ['8801612345678', 'bd_robi'],
    ['8801812345678', 'bd_robi'],
    ['8801412345678', 'applink'],
    ['8801912345678', 'applink'],
    ['8801312345678', 'digimart'],
    ['8801712345678', 'digimart'],
    ['8801512345678', null],
    ['', null],
  ])('%s goes by %s', (phone, channel) => {
    expect(channelOf(phone)).toBe(channel);
  });
});

describe('phone numbers', () => {
  it('get the country code once', () => {
    expect(withCountryCode('1712345678')).toBe('8801712345678');
    expect(withCountryCode('01712345678')).toBe('8801712345678');
    expect(withCountryCode('8801712345678')).toBe('8801712345678');
  });

  it('are looked up without the leading 88, ids stored without tel:', () => {
    expect(toLookupPhone('8801712345678')).toBe('01712345678');
    expect(withoutTel('tel:abc')).toBe('abc');
    expect(withoutTel('abc')).toBe('abc');
  });
});

describe('SubscriberLookup', () => {
  it.each([
    [{ status: 'S100', data: [{ subID: 's1' }] }, 's1'],
    [{ status: 'S100', data: { subID: 's1' } }, 's1'],
    [{ status: 'S100', data: { subID: 77 } }, '77'],
    [{ status: 'E100', data: [] }, ''],
    [{ status: 'E100', data: null, message: 'none' }, ''],
  ])('reads %j', (body, subID) => {
    expect(v.parse(SubscriberLookup, body).subID).toBe(subID);
  });
});

describe('isUnsubscribed', () => {
  it.each([
    [{ success: true }, true],
    [{ statusCode: 'S1000' }, true],
    [{ status: 200 }, true],
    [{ status: 200, error: 'no' }, false],
    [{ success: false, statusCode: 'S1000' }, false],
    [{ success: true, statusCode: 'E1951' }, false],
    [{ success: true, statusDetail: 'Invalid number' }, false],
    [{}, false],
  ])('%j: %s', (body, expected) => {
    expect(isUnsubscribed(v.parse(UnsubscribeAnswer, body))).toBe(expected);
  });
});
