import { expect, test } from 'vitest';
import { readAdminSearch } from './admin-search.ts';

test('the address of a view is read', () => {
  expect(readAdminSearch({ view: 'audit', entity: 'job', of: 'a1', page: 3 })).toMatchObject({
    view: 'audit',
    entity: 'job',
    of: 'a1',
    page: 3,
  });
  expect(readAdminSearch({ view: 'search', text: 2024 })).toMatchObject({ view: 'search', text: '2024' });
  expect(readAdminSearch({ show: 'rejected' })).toMatchObject({ show: 'rejected' });
});

test('what no view has is left out', () => {
  const read = readAdminSearch({ view: 'queue', show: 'all', text: ' ', of: {}, entity: 'mail', page: 0.5 });
  expect(Object.values(read).filter((value) => value !== undefined)).toEqual([]);
});
