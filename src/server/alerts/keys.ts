import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../app-context.ts';
import { hashToken } from '../auth/session-store.ts';
import { readServerKey } from '../server-keys.ts';

type KeyContext = Pick<AppContext, 'db'>;

/** What a link in a mail allows: to confirm that the address is one's own, or to manage the alert. */
export type LinkPurpose = 'confirm' | 'manage';

/** The key of a mail's link. It is computed, so that daily mails store nothing. */
export async function createLinkKey({ db }: KeyContext, id: string, purpose: LinkPurpose): Promise<string> {
  const secret = await readServerKey(db, 'alert-links');
  return createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url');
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export const isLinkKey = async (
  context: KeyContext,
  { id, key }: { id: string; key: string },
  purpose: LinkPurpose,
): Promise<boolean> => isSame(await createLinkKey(context, id, purpose), key);

/** True for the key of the device that made the alert, and for that of its mails. */
export const mayManage = async (
  context: KeyContext,
  alert: { id: string; keyHash: string },
  key: string,
): Promise<boolean> =>
  isSame(alert.keyHash, hashToken(key)) || (await isLinkKey(context, { id: alert.id, key }, 'manage'));
