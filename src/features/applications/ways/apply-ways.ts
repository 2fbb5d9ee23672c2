export type MailWay = 'webmail' | 'mail';
export type ApplyWay = MailWay | 'phone' | 'letter';

const mailFirst = ['mail', 'webmail'] as const;
const webmailFirst = ['webmail', 'mail'] as const;

interface Situation {
  isTouch: boolean;
  isOnline: boolean;
  isWritten: boolean;
}

/** The ways to apply, the best one first: a phone has a mail app, and webmail needs internet. */
export function orderWays({ isTouch, isOnline, isWritten }: Situation): ApplyWay[] {
  if (isOnline) return [...(isTouch ? mailFirst : webmailFirst), 'phone', 'letter'];
  return isWritten ? ['mail', 'phone', 'letter', 'webmail'] : ['letter', 'phone', 'mail', 'webmail'];
}
