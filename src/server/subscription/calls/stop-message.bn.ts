import type * as en from './stop-message.en.ts';

/** Short: with Bengali letters and the line of the origin one SMS has 70 characters. */
export const toStopMessage: typeof en.toStopMessage = (appName, code) =>
  `${appName} বন্ধ করার কোড ${code}। কাউকে দেবেন না।`;
