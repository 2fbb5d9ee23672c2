/**
 * In the place of `#presenters/application.ts` and its texts: a painted page does not know the company yet, so nobody
 * writes to it.
 */
export const applicationMessages = { en: {} };
export const toApplication = (): object => ({});
