import { errorText } from '#platform/http/api-error.ts';
import { startForgetting } from './forgetting.ts';
import { logNotice } from '#platform/log.ts';
import { endSession, readExpired } from '#platform/session/session-end.ts';
import { readSession } from '#platform/session/session.ts';

function forget(): void {
  import('./forget-account.ts')
    .then(({ finishForgetting }) => finishForgetting())
    .catch((error: unknown) => logNotice('account data not removed yet, will retry', errorText(error)));
}

/** Ends the session and removes the account's data from this device (§4). */
export function endAccountHere(): void {
  const session = readSession() ?? readExpired();
  if (session) startForgetting(session.user._id);
  endSession();
  if (session) forget();
}
