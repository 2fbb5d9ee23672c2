import { expect, test } from 'vitest';
import { perAddress, toClientAddress, toNetwork } from './client-address.ts';

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
  ['10.0.0.2', '7.7.7.8:40000', 1, '7.7.7.8'],
  ['10.0.0.2', '7.7.7.8:40001', 1, '7.7.7.8'],
  ['10.0.0.2', '[2001:db8:1:2::7]:443', 1, '2001:db8:1:2::/64'],
  ['10.0.0.2', '[2001:DB8:1:2::7]', 1, '2001:db8:1:2::/64'],
  ['fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/64'],
  ['10.0.0.2', '::ffff:cb00:7109', 1, '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
  ['10.0.0.2', 'unknown', 1, '10.0.0.2'],
  ['10.0.0.2', '999.1.1.1', 1, '10.0.0.2'],
  ['10.0.0.2', '198.51.100.1, _hidden', 2, '10.0.0.2'],
  ['10.0.0.2', '<script>, 198.51.100.1', 2, '198.51.100.1'],
  ['unknown', '198.51.100.1', 1, '198.51.100.1'],
  ['unknown', undefined, 1, 'unknown'],
])('from %s, forwarded for %s, behind %i proxies: %s', (remote, forwardedFor, proxies, expected) => {
  expect(toClientAddress(remote, forwardedFor, proxies)).toBe(expected);
});

test('of IPv6 the network is counted as well, with more for all of it', () => {
  const limit = { key: ['tried'], attempts: 10, windowMs: 1000 };
  expect(perAddress(limit, '203.0.113.9')).toEqual([
    { ...limit, key: ['tried', '203.0.113.9'], isOfNetwork: true },
  ]);
  expect(perAddress(limit, '2001:db8:1:2::/64')).toEqual([
    { ...limit, key: ['tried', '2001:db8:1:2::/64'], isOfNetwork: true },
    { ...limit, key: ['tried', '2001:db8:1::/48'], attempts: 50, isOfNetwork: true },
  ]);
  expect([toNetwork('unknown'), toNetwork('0:0:0:0::/64')]).toEqual(['unknown', '0:0:0::/48']);
});
