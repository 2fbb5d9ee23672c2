import { toDhakaDate } from '#contract/dhaka-days.ts';
import { formatShortDate, toLocalDigits } from '#contract/format.ts';
import {
  type StoredApplication,
  EARLIER_COUNTS,
  isEdited,
  type KnownApplication,
} from '#device/application.ts';
import { useOnline } from '#platform/http/online.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { locale } from '#platform/i18n/locale.ts';
import { useSession } from '#platform/session/session.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { applicationStateMessages as texts } from '../panel-messages.ts';

/** What became of one's application, followed. */
export function ApplicationLine({ application }: { application: KnownApplication }) {
  const situation = { isOnline: useOnline(), isSignedIn: useSession() !== null, now: useNow() };
  const { icon, text, isUrgent } = toStateLine(application, situation);
  return (
    <p
      role="status"
      className={`tabular flex items-start gap-2 text-sm font-semibold ${isUrgent ? 'text-warning' : ''}`}
    >
      <Icon name={icon} className={`size-5 ${isUrgent ? '' : 'text-primary'}`} />
      {text}
    </p>
  );
}

/** "26 Nov, 14:05" in Bangladesh. */
export function toMoment(iso: string, now: number): string {
  const time = toDhakaDate(Date.parse(iso)).toISOString().slice(11, 16);
  return `${formatShortDate(iso, now, locale)}, ${toLocalDigits(time, locale)}`;
}

interface Situation {
  isOnline: boolean;
  isSignedIn: boolean;
}

type WaitReason = 'offline' | 'signIn' | 'both' | 'server';

/** Why an application was not sent yet; null while it is being sent. @param problem why the server does not take it */
export function toWaitReason(
  { isOnline, isSignedIn }: Situation,
  problem: string | undefined,
): WaitReason | null {
  if (!isOnline) return isSignedIn ? 'offline' : 'both';
  if (!isSignedIn) return 'signIn';
  return problem === undefined ? null : 'server';
}

interface StateLine {
  icon: IconName;
  text: string;
  /** It was refused, or waits for something that the user has to do. */
  isUrgent: boolean;
}

/** That an application was not sent. */
export function toRefusedText(unsent: StoredApplication): string {
  if (isEdited(unsent)) return texts.edited;
  return unsent.problem === EARLIER_COUNTS ? texts.earlierCounts : texts.refused;
}

/** What became of an application, in a line. */
export function toStateLine(
  { unsent, receipt }: KnownApplication,
  { now, ...situation }: Situation & { now: number },
): StateLine {
  if (unsent?.step === 'refused') {
    return { icon: 'warning', text: toRefusedText(unsent), isUrgent: true };
  }
  if (unsent !== undefined || receipt === undefined) {
    const reason = toWaitReason(situation, unsent?.problem);
    const text = reason === null ? texts.sending : texts.waits[reason];
    return { icon: 'clock', text, isUrgent: !situation.isSignedIn };
  }
  const { state, stateAt } = receipt;
  const text =
    state === 'new'
      ? texts.sent(toMoment(receipt.sentAt, now))
      : texts.at(texts.told[state], toMoment(stateAt, now));
  const isOver = state === 'withdrawn' || state === 'notSelected';
  return { icon: isOver ? 'close' : 'check', text, isUrgent: false };
}
