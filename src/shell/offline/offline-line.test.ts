import { describe, expect, it } from 'vitest';
import { toShownAt } from './offline-line.tsx';

interface Over {
  key?: string;
  aside?: boolean;
  active?: boolean;
  data?: unknown;
  at?: number;
  error?: unknown;
}

const query = (over: Over) => ({
  queryKey: [over.key ?? 'public', 'jobs'],
  meta: { isAside: over.aside ?? false },
  isActive: () => over.active ?? true,
  state: { data: 'data' in over ? over.data : {}, dataUpdatedAt: over.at ?? 0, error: over.error ?? null },
});

describe('how old what is shown is', () => {
  it('is unknown when nothing fetched is on screen', () => {
    const hidden = query({ at: 5, active: false });
    const secret = query({ at: 5, key: 'private' });
    const awaited = query({ at: 0, data: undefined });
    const choices = query({ at: 5, aside: true });
    expect(toShownAt([hidden, secret, awaited, choices])).toBeNull();
  });

  it('is unknown when something failed to load', () => {
    const failed = query({ data: undefined, error: new Error('away') });
    expect(toShownAt([query({ at: 900 }), failed])).toBeNull();
    expect(toShownAt([query({ at: 900, error: new Error('away') })])).toBe(900);
  });

  it('is the age of the oldest answer on screen', () => {
    expect(toShownAt([query({ at: 900 }), query({ at: 700 }), query({ at: 100, active: false })])).toBe(700);
  });

  it('counts from when the worker stored an answer, not from when the page read it', () => {
    expect(toShownAt([query({ at: 900, data: { storedAt: 300 } })])).toBe(300);
    expect(toShownAt([query({ at: 900, data: { storedAt: null } })])).toBe(900);
  });
});
