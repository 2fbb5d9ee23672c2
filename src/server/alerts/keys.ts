import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../app-context.ts';
import { hashToken } from '../policies/sessions.ts';
import { readServerKey } from '../db/server-keys.ts';
import type { alerts } from '../db/readers-schema.ts';

type KeyContext = Pick<AppContext, 'db'>;
type AlertRow = typeof alerts.$inferSelect;

/** What a link in a mail allows: to confirm that the address is one's own, or to manage the alert. */
export type LinkPurpose = 'confirm' | 'manage';

/** An alert at one address: links to it count no more once the alert goes to another. */
type Addressed = Pick<AlertRow, 'id' | 'emailKey'>;

/** The key of a mail's link. It is computed, so that daily mails store nothing. */
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

/** True for the key of the device that made the alert, and for that of its mails. */
export const mayManage = async (
  context: KeyContext,
  alert: Addressed & Pick<AlertRow, 'keyHash'>,
  key: string,
): Promise<boolean> =>
  isSame(alert.keyHash, hashToken(key)) || (await isLinkKey(context, alert, { key, purpose: 'manage' }));
