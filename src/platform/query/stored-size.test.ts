import { dehydrate, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createSerializer } from './persist-results.ts';

function clientWith(results: readonly { key: string; chars: number; updatedAt: number }[]) {
  const queryClient = new QueryClient();
  for (const { key, chars, updatedAt } of results) {
    queryClient.setQueryData([key], 'x'.repeat(chars), { updatedAt });
  }
  return { buster: '1', timestamp: 7, clientState: dehydrate(queryClient) };
}

function keptKeys(text: string): unknown[] {
  return JSON.parse(text).clientState.queries.map((query: { queryKey: unknown[] }) => query.queryKey[0]);
}

const never = () => 0;

describe('createSerializer', () => {
  it('writes what the persister reads back', () => {
    const client = clientWith([{ key: 'a', chars: 3, updatedAt: 1 }]);
    const read = JSON.parse(createSerializer(never)(client));
    expect(read).toEqual(
      JSON.parse(JSON.stringify({ ...client, clientState: { ...client.clientState, mutations: [] } })),
    );
  });

  it('drops the least recently updated first when there is too much', () => {
    const big = 200_000;
    const client = clientWith([
      { key: 'old', chars: big, updatedAt: 1 },
      { key: 'new', chars: big, updatedAt: 3 },
      { key: 'middle', chars: big, updatedAt: 2 },
    ]);
    expect(keptKeys(createSerializer(never)(client))).toEqual(['new', 'middle']);
  });

  it('stores an old result that was looked at lately', () => {
    const client = clientWith([
      { key: 'old', chars: 300_000, updatedAt: 1 },
      { key: 'new', chars: 300_000, updatedAt: 3 },
    ]);
    const hash = JSON.stringify(['old']);
    expect(keptKeys(createSerializer((asked) => (asked === hash ? 9 : 0))(client))).toEqual(['old']);
  });

  it('never stores more than 60 results', () => {
    const many = Array.from({ length: 90 }, (_, index) => ({
      key: `k${index}`,
      chars: 1,
      updatedAt: index + 1,
    }));
    expect(keptKeys(createSerializer(never)(clientWith(many)))).toHaveLength(60);
  });
});
