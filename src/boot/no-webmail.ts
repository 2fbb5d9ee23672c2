/** In `#platform/webmail.ts`'s place: a painted page does not know the company yet, so nobody writes to it. */
export const toComposeUrl = (): string => '';
export const toMailtoUrl = (): string => '';
