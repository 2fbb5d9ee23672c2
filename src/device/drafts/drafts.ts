import { useEffect, useState, useSyncExternalStore } from 'react';
import type * as v from 'valibot';
import { SECOND_MS } from '#contract/limits.ts';
import { DEVICE_OWNER, toDraftKey } from '#contract/device/stores.ts';
import { draftStorage, type DraftStorage } from './store.ts';
import { openDraft, type DraftState, type OpenDraft } from './draft.ts';
import { onSessionChange, readSession, readStoredSession } from '#platform/session/session.ts';
import { isSessionOver } from '#platform/session/session-end.ts';

const READ_LIMIT_MS = 5 * SECOND_MS;

/** Drafts outlive a session that the server ended. */
const mayHaveDrafts = (): boolean => readStoredSession() !== null || isSessionOver();

/** Never write drafts after sign-out, in any tab. */
const guardedStorage: DraftStorage = {
  ...draftStorage,
  change: async (key, change, isLeaving) =>
    draftStorage.change(key, (stored) => (mayHaveDrafts() ? change(stored) : null), isLeaving),
};

interface DraftKind {
  /** Of a form that needs no account: its draft stays through sign-in, until a sign-out. */
  isOfDevice?: boolean;
}

/** A draft of an account is never shown to another one. */
function toKey(name: string, { isOfDevice = false }: DraftKind): string {
  return toDraftKey(isOfDevice ? DEVICE_OWNER : (readSession()?.user._id ?? ''), name);
}

export type Draft<T> = DraftState<T> & Omit<OpenDraft<T>, 'state' | 'read' | 'flush'>;

/**
 * Persists a form's value until it is sent or discarded, or the user signs out. Mount the form once `isRead`, from
 * `start`, and again for each `round`. @param name with the id of what it edits @param schema also reads values of
 * older versions
 */
export function useDraft<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
  kind: DraftKind = {},
): Draft<T> {
  const [draft] = useState(() =>
    openDraft({
      key: toKey(name, kind),
      schema,
      initial,
      storage: kind.isOfDevice ? draftStorage : guardedStorage,
      readLimitMs: READ_LIMIT_MS,
    }),
  );
  useEffect(() => {
    void draft.read();
    const hasUser = () => readSession() !== null || isSessionOver();
    let had = hasUser();
    const stopFollowing = onSessionChange(() => {
      // A sign-in of another tab arrives in parts, the first of which looks like none.
      if (had && !hasUser()) draft.discard('anew');
      had = hasUser();
    });
    addEventListener('pagehide', draft.flush);
    document.addEventListener('visibilitychange', draft.flush);
    return () => {
      stopFollowing();
      removeEventListener('pagehide', draft.flush);
      document.removeEventListener('visibilitychange', draft.flush);
      draft.flush();
    };
  }, [draft]);
  const state = useSyncExternalStore(draft.state.subscribe, draft.state.get, draft.state.get);
  return { ...draft, ...state };
}
