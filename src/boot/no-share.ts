/** In `#platform/share.ts`'s place: nobody presses what is only painted. */
export const shareLink = (): undefined => undefined;
export const toShareUrl = (): string => '';
