import { useEffect, useState, useSyncExternalStore } from 'react';
import type * as v from 'valibot';
import { SECOND_MS } from '#contract/limits.ts';
import { toDraftKey, toDraftSlotKey } from '#contract/device/late-storage.ts';
import { draftStorage, type DraftStorage } from './store.ts';
import type { DraftState } from './hold.ts';
import { openDraft, type OpenDraft } from './open.ts';
import { tabStorage } from '#platform/storage/storage.ts';
import { isAnyoneSignedIn, isSessionOver, onSessionChange, readSession } from '#platform/session/session.ts';

const READ_LIMIT_MS = 2 * SECOND_MS;

/** Drafts outlive a session that the server ended. */
const mayHaveDrafts = (): boolean => isAnyoneSignedIn() || isSessionOver();

/** Never write drafts after sign-out, in any tab. */
const guardedStorage: DraftStorage = {
  ...draftStorage,
  write: async (slot, record) => (mayHaveDrafts() ? draftStorage.write(slot, record) : 'page'),
  writeLeaving: async (slot, record) => (mayHaveDrafts() ? draftStorage.writeLeaving(slot, record) : 'page'),
};

const isFormUnfocused = (): boolean => !document.activeElement?.closest('form');

/** A draft is never shown to another user. */
function toKey(name: string): string {
  return toDraftKey(readSession()?.user._id ?? '', name);
}

export type Draft<T> = DraftState<T> &
  Pick<OpenDraft<T>, 'save' | 'keyFor' | 'discard' | 'showOther' | 'dropOther'>;

function openFormDraft<T>(name: string, schema: v.GenericSchema<unknown, T>, initial: T): OpenDraft<T> {
  const key = toKey(name);
  const tabKey = toDraftSlotKey(name);
  return openDraft({
    key,
    // Without the owner that the key begins with: the tab outlives a sign-out.
    tab: {
      read: () => {
        const rest = tabStorage.read(tabKey);
        return rest === null ? null : key + rest;
      },
      write: (slot) => tabStorage.write(tabKey, slot.slice(key.length)),
    },
    schema,
    initial,
    storage: guardedStorage,
    readLimitMs: READ_LIMIT_MS,
    canFill: isFormUnfocused,
  });
}

/**
 * Persists a form's value until it is sent or discarded, or the user signs out. Mount the form once `isRead`, from
 * `start`, and again for each `round`. @param name with the id of what it edits @param schema also reads values of
 * older versions
 */
export function useDraft<T>(name: string, schema: v.GenericSchema<unknown, T>, initial: T): Draft<T> {
  const [draft] = useState(() => openFormDraft(name, schema, initial));
  useEffect(() => {
    void draft.read();
    const stopFollowing = onSessionChange(() => {
      if (readSession() === null && !isSessionOver()) draft.discard();
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
  const { save, keyFor, discard, showOther, dropOther } = draft;
  return { ...state, save, keyFor, discard, showOther, dropOther };
}
