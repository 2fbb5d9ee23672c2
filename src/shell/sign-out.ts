import { SECOND_MS } from '#contract/limits.ts';
import { confirm } from '#platform/dialogs.ts';
import { hasDrafts } from '#platform/drafts-store.ts';
import { hasUnsavedForm } from '#platform/unsaved-forms.ts';
import { signOutMessages } from './sign-out-messages.ts';

/** Loaded when somebody signs out. */

/** A database that does not answer by then keeps nobody from signing out. */
const ASK_LIMIT_MS = SECOND_MS;

function hasDraftsSoon(owner: string): Promise<boolean> {
  const none = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ASK_LIMIT_MS));
  return Promise.race([hasDrafts(owner), none]);
}

/** Asks when forms would be lost that were not sent. @param owner the user's id */
export async function maySignOut(owner: string): Promise<boolean> {
  const isLosing = hasUnsavedForm() || (await hasDraftsSoon(owner));
  return !isLosing || confirm(signOutMessages.en.question);
}
