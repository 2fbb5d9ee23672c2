export type ApplyWay = 'webmail' | 'mail' | 'letter';

interface Situation {
  isTouch: boolean;
  isOnline: boolean;
  isWritten: boolean;
}

/** The ways to apply, the best one first: a phone has a mail app, and webmail needs internet. */
export function orderWays({ isTouch, isOnline, isWritten }: Situation): ApplyWay[] {
  if (isOnline) return isTouch ? ['mail', 'webmail', 'letter'] : ['webmail', 'mail', 'letter'];
  return isWritten ? ['mail', 'letter', 'webmail'] : ['letter', 'mail', 'webmail'];
}
