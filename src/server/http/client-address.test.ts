import { expect, test } from 'vitest';
import { toClientAddress } from './client-address.ts';

test.each([
  ['203.0.113.9', undefined, 0, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
  ['10.0.0.2', '198.51.100.1', 1, '198.51.100.1'],
  ['10.0.0.2', 'forged, 198.51.100.1', 1, '198.51.100.1'],
  ['10.0.0.2', '198.51.100.1, 10.0.0.3', 2, '198.51.100.1'],
  ['10.0.0.2', undefined, 2, '10.0.0.2'],
  ['::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
  ['2001:db8:1:2:aaaa::1', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:db8:1:2:bbbb:0:0:7', undefined, 0, '2001:db8:1:2::/64'],
  ['::1', undefined, 0, '0:0:0:0::/64'],
])('from %s, forwarded for %s, behind %i proxies: %s', (remote, forwardedFor, proxies, expected) => {
  expect(toClientAddress(remote, forwardedFor, proxies)).toBe(expected);
});
