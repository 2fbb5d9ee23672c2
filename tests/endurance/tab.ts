import { QueryClient } from '@tanstack/react-query';
import type { Session } from '#contract/accounts/auth.ts';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { endAccountHere, startSession } from '#device/account/account-session.ts';
import { forgetPrivateData } from '#device/account/forget-private-data.ts';
import { startConnectivity } from '#platform/http/online.ts';
import { readText } from '#platform/storage/storage.ts';
import { startOutboxes } from '#outboxes.ts';

/** The app without its screens, as a tab of the model runs it: what `main.tsx` and `background.ts` start of it. */
export function startTab(): void {
  startConnectivity();
  forgetPrivateData(new QueryClient());
  startOutboxes();
}

export const signIn = (session: Session): boolean => startSession(session);
export const signOut = (): void => endAccountHere();
/** Whether data of a signed-out user is still being removed. */
export const isForgetting = (): boolean => readText(deviceStorageKeys.forgetting) !== null;

export { applyHere } from '#api/applications/application-outbox.ts';
export { reportJob } from '#api/report-outbox.ts';
export { addAlert } from '#features/alerts/new-alert.ts';
export { addDeviceCv } from '#device/application-cv.ts';
export { removeAllApplications } from '#device/application-writes.ts';
export { knownApplications, loadApplications } from '#device/application.ts';
export { readSession } from '#platform/session/session.ts';
