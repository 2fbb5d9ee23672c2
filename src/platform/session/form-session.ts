import { useState, useSyncExternalStore } from 'react';
import type { Session } from '#contract/accounts/auth.ts';
import { hasUnsavedForm, onHoldChange } from '../browser/unsaved-forms.ts';
import { readExpired } from './session-end.ts';
import { useSession } from './session.ts';

/** {@link useSession} for a form: a session that ends while something is typed stays until the form is left. */
export function useFormSession(): Session | null {
  const current = useSession();
  const [opened, setOpened] = useState(current);
  const isUnsaved = useSyncExternalStore(onHoldChange, hasUnsavedForm, () => false);
  if (current !== null && current !== opened) setOpened(current);
  if (current !== null) return current;
  return isUnsaved && opened === readExpired() ? opened : null;
}
