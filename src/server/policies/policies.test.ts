import { describe, expect, test } from 'vitest';
import { may, policies, type Action, type Asker } from './policies.ts';

const row = { createdBy: 'the-owner' };
const users = {
  anonymous: null,
  user: { id: 'another', role: 'user' },
  owner: { id: 'the-owner', role: 'user' },
  administrator: { id: 'an-admin', role: 'admin' },
} as const satisfies Record<Asker, unknown>;

const allowed: Readonly<Record<Action, readonly Asker[]>> = {
  useAccount: ['user', 'owner', 'administrator'],
  readUnpublished: ['owner', 'administrator'],
  readFigures: ['owner', 'administrator'],
  write: ['owner', 'administrator'],
  administer: ['administrator'],
  skipReview: ['administrator'],
  writeWithoutLimit: ['administrator'],
  apply: ['user', 'administrator'],
  readApplications: ['owner'],
  decide: ['owner'],
};

const actions = [
  'useAccount',
  'readUnpublished',
  'readFigures',
  'write',
  'administer',
  'skipReview',
  'writeWithoutLimit',
  'apply',
  'readApplications',
  'decide',
] as const;

describe.each(actions)('%s', (action) => {
  test.each(['anonymous', 'user', 'owner', 'administrator'] as const)('by %s', (asker) => {
    expect(may(users[asker], action, row)).toBe(allowed[action].includes(asker));
  });
});

test('every action of the table is walked', () => {
  expect(Object.keys(policies)).toEqual(actions);
});

test('an administrator who owns the row is still an administrator', () => {
  const owner = { id: 'the-owner', role: 'admin' } as const;
  expect(may(owner, 'administer', row)).toBe(true);
  expect(may(owner, 'decide', row)).toBe(true);
});
