import { expect, test } from 'vitest';
import { askFor, meetUrl, startListState, toSearchKey } from './list-state.ts';

const type = (state: ReturnType<typeof startListState>, text: string) =>
  askFor(state, { search: text }, text);

test('typing faster than the URL follows loses no character', () => {
  let state = type(type(type(startListState({}), 'ক'), 'কা'), 'কাজ');
  state = meetUrl(state, { search: 'ক' });
  expect(state.text).toBe('কাজ');
  expect(state.asked).toEqual({ search: 'কাজ' });
  state = meetUrl(state, { search: 'কাজ' });
  expect(state).toMatchObject({ text: 'কাজ', asked: null, underWay: [] });
});

test('spaces typed at the end stay in the box', () => {
  const state = meetUrl(type(startListState({}), 'sales '), { search: 'sales ' });
  expect(state.text).toBe('sales ');
  const blank = meetUrl(type(startListState({ search: 'a' }), ' '), {});
  expect(blank.text).toBe(' ');
});

test('going back shows what the URL says', () => {
  const settled = meetUrl(type(startListState({}), 'nurse'), { search: 'nurse' });
  expect(meetUrl(settled, {}).text).toBe('');
});

test('going back while a change is under way still shows what the URL says', () => {
  const state = type(startListState({ search: 'a' }), 'ab');
  expect(meetUrl(state, { search: 'before' })).toMatchObject({ text: 'before', asked: null });
});

test('searches that write the same URL are the same', () => {
  expect(toSearchKey({ page: 1, search: 'x' })).toBe(toSearchKey({ search: 'x' }));
  expect(toSearchKey({ jobType: ['remote'] })).not.toBe(toSearchKey({}));
});
