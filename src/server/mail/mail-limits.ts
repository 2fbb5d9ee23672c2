import { toEmailKey } from '#contract/accounts/email-address.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import { perAddress } from '../http/request/client-address.ts';
import {
  countTogether,
  type Limit,
  type LimitContext,
  toPercent,
  uncountAttempt,
  type Use,
} from '../limits/rate-limit.ts';
import type { Log } from '../log.ts';
import type { MailKind, RequestedWork } from '../queue/work-kinds.ts';

/** Mails sent on request, possibly of a stranger. Others are sent by schedule or by an administrator. */
type RequestedKind = RequestedWork['mail']['kind'] | 'confirm-alert';

interface KindLimits {
  /** For one mailbox. Only mails that are actually sent count. */
  recipient: Omit<Limit, 'key'>;
  /** For one signed-in account, per hour. */
  account: number;
  /** For one network address. Generous, as operators put many users behind one (CGNAT). */
  address: { hour: number; day: number };
}

const ordinary: KindLimits = {
  recipient: { attempts: 5, windowMs: HOUR_MS },
  account: 5,
  address: { hour: 100, day: 400 },
};

const kindLimits: Readonly<Record<RequestedKind, KindLimits>> = {
  // Links are valid for 30 minutes, so a mailbox at its limit has a valid one.
  'reset-password': { ...ordinary, recipient: { attempts: 2, windowMs: 15 * MINUTE_MS } },
  // Each registration sends one, and an office, a class or an operator's customers share an address.
  'verify-address': { ...ordinary, address: { hour: 200, day: 600 } },
  'change-address': ordinary,
  'confirm-alert': ordinary,
  // Several changes within an hour send one mail.
  'password-changed': { ...ordinary, recipient: { attempts: 1, windowMs: HOUR_MS } },
  'address-changed': ordinary,
  'password-ended': ordinary,
};

const isRequested = (kind: MailKind): kind is RequestedKind => Object.hasOwn(kindLimits, kind);

/** For all mails sent on request, to protect the mail server's reputation. */
const TOTAL = 1000;
/** The part of it that is reserved for password reset links. */
const RESERVED_FOR_RESETS = 200;

const toTotal = (kind: RequestedKind): Limit => ({
  key: ['mails in total'],
  attempts: kind === 'reset-password' ? TOTAL : TOTAL - RESERVED_FOR_RESETS,
  windowMs: HOUR_MS,
});

/** The same for all spellings of a mailbox: "+tag", and the full stops of Gmail. */
export function toMailbox(email: string): string {
  const key = toEmailKey(email);
  const at = key.lastIndexOf('@');
  const plus = key.indexOf('+', 1);
  const [name, domain] = [key.slice(0, plus > 0 && plus < at ? plus : at), key.slice(at + 1)];
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Of what employers tell an applicant, who may follow many: more in a day is no news but a nuisance. */
const followed = { attempts: 20, windowMs: DAY_MS };

/** @returns null for mails that nobody can cause at will */
function toRecipientLimit(kind: MailKind, to: string): Limit | null {
  const limit = isRequested(kind) ? kindLimits[kind].recipient : kind === 'followed' ? followed : null;
  return limit && { key: ['mails to', kind, toMailbox(to)], ...limit };
}

interface Asker {
  address: string;
  /** The signed-in user. */
  userId?: string;
}

/** Limits on requests for mails of a kind. They count the requester only, so that others are not refused. */
export function toAskerLimits(kind: RequestedKind, { address, userId }: Asker): Limit[] {
  const { account, address: most } = kindLimits[kind];
  const ofAccount = { attempts: account, windowMs: HOUR_MS };
  return [
    ...(userId === undefined ? [] : [{ key: ['mails asked by', kind, userId], ...ofAccount }]),
    ...perAddress({ key: ['mails asked from, hour', kind], attempts: most.hour, windowMs: HOUR_MS }, address),
    ...perAddress({ key: ['mails asked from, day', kind], attempts: most.day, windowMs: DAY_MS }, address),
  ];
}

/** The dependencies of counting mails. */
export interface CountContext extends LimitContext {
  log: Log;
}

/** Why a mail is not sent: the total or the mailbox limit is reached. */
export interface Limited {
  limitedBy: 'total' | 'mailbox';
  /** Seconds until the next one may be sent. */
  seconds: number;
}

interface Counted {
  limitedBy: null;
  /** Undoes the count of a mail that was not sent. */
  uncount: () => Promise<void>;
}

function reportTotal({ log }: CountContext, use: Use | undefined): void {
  const percent = use === undefined ? null : toPercent(use);
  if (use === undefined || percent === null) return;
  log({ level: 'alert', event: 'mail budget used', fields: { percent, limit: use.allowed } });
}

/** Counts a mail that is about to be sent, by its mailbox and in total. */
export async function countMail(
  context: CountContext,
  { kind, to }: { kind: MailKind; to: string },
): Promise<Counted | Limited> {
  const ofRecipient = toRecipientLimit(kind, to);
  if (ofRecipient === null) return { limitedBy: null, uncount: async () => undefined };
  // The total is counted last, because all mails lock its row.
  const limits = [ofRecipient, ...(isRequested(kind) ? [toTotal(kind)] : [])];
  const counted = await countTogether(context, limits);
  if ('uses' in counted) {
    if (isRequested(kind)) reportTotal(context, counted.uses.at(-1));
    return { limitedBy: null, uncount: () => uncountAttempt(context, limits) };
  }
  return {
    limitedBy: counted.over === ofRecipient ? 'mailbox' : 'total',
    seconds: counted.use.seconds,
  };
}
