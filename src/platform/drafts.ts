import { useEffect, useState, useSyncExternalStore } from 'react';
import type * as v from 'valibot';
import { SECOND_MS } from '#contract/limits.ts';
import { toDraftKey } from '#contract/late-storage.ts';
import { draftStorage, type DraftStorage } from './drafts-store.ts';
import { openDraft, type DraftState, type OpenDraft } from './drafts-open.ts';
import { isAnyoneSignedIn, onSessionChange, readSession } from './session.ts';

/** A device whose storage does not answer by then starts with an empty form. */
const READ_TIMEOUT_MS = 2 * SECOND_MS;

function within(ms: number, answer: Promise<unknown>): Promise<unknown> {
  return Promise.race([answer, new Promise((resolve) => setTimeout(resolve, ms))]);
}

/** Who signed out has nothing written any more, in whichever tab that was and however this page ends. */
const patientStorage: DraftStorage = {
  ...draftStorage,
  read: (key) => within(READ_TIMEOUT_MS, draftStorage.read(key)),
  write: async (key, record) => (isAnyoneSignedIn() ? draftStorage.write(key, record) : 'page'),
  writeLeaving: async (key, record) => (isAnyoneSignedIn() ? draftStorage.writeLeaving(key, record) : 'page'),
};

/** A draft belongs to who wrote it: it is never shown to another user of the device. */
function toKey(name: string): string {
  return toDraftKey(readSession()?.user._id ?? '', name);
}

export type Draft<T> = DraftState<T> & Pick<OpenDraft<T>, 'keep' | 'keyFor' | 'discard'>;

/**
 * Keeps what a form holds on the device until it is sent or discarded: through reloads, a killed tab, the end
 * of a session that the server no longer knows. Signing out removes it. Without storage it lives as long as
 * the page. The form is mounted once `isRead`, from `start`; it is mounted anew for another user or name.
 * @param name of the form, with the id of what it edits
 * @param schema of the value, for what an older version of the app has kept
 */
export function useDraft<T>(name: string, schema: v.GenericSchema<unknown, T>, initial: T): Draft<T> {
  const [draft] = useState(() => openDraft({ key: toKey(name), schema, initial, storage: patientStorage }));
  useEffect(() => {
    void draft.read();
    const stopFollowing = onSessionChange(() => {
      if (readSession() === null) draft.discard();
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
  return { ...state, keep: draft.keep, keyFor: draft.keyFor, discard: draft.discard };
}
