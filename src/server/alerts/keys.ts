import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../app-context.ts';
import { hashToken } from '../policies/sessions.ts';
import { readServerKey } from '../db/server-keys.ts';
import type { alerts } from '../db/readers-schema.ts';

type KeyContext = Pick<AppContext, 'db'>;
type AlertRow = typeof alerts.$inferSelect;

/** What a link in a mail permits: confirming the address, or managing the alert. */
export type LinkPurpose = 'confirm' | 'manage';

/** An alert with its address: its links become invalid when the address changes. */
type Addressed = Pick<AlertRow, 'id' | 'emailKey'>;

/** The key of a mail's link. Derived from a server key, so nothing is stored per mail. */
export async function createLinkKey(
  { db }: KeyContext,
  { id, emailKey }: Addressed,
  purpose: LinkPurpose,
): Promise<string> {
  const secret = await readServerKey(db, 'alert-links');
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, id, emailKey]))
    .digest('base64url');
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export const isLinkKey = async (
  context: KeyContext,
  alert: Addressed,
  { key, purpose }: { key: string; purpose: LinkPurpose },
): Promise<boolean> => isSame(await createLinkKey(context, alert, purpose), key);

/** True for the key of the device that created the alert, and for the key in its mails. */
export const mayManage = async (
  context: KeyContext,
  alert: Addressed & Pick<AlertRow, 'keyHash'>,
  key: string,
): Promise<boolean> =>
  isSame(alert.keyHash, hashToken(key)) || (await isLinkKey(context, alert, { key, purpose: 'manage' }));
