import type { MailSeries } from '#contract/accounts/mail-series.ts';
import type { Locale } from '#contract/format.ts';
import type { MailContent } from '../mail/layout.ts';
import type { seriesTexts } from './texts.ts';

export type SeriesTexts = typeof seriesTexts.en;

/** The content of a mail of a series. */
interface Letter extends Pick<MailContent, 'subject' | 'paragraphs' | 'after'> {
  /** Jobs, by the paths of their pages. */
  jobs?: readonly { title: string; path: string; lines: readonly string[] }[];
  button: { label: string; path: string };
}

/** A mail of a series, before its language is known. */
export interface SeriesLetter {
  userId: string;
  series: MailSeries;
  /** An unconfirmed address may belong to a stranger. */
  isForConfirmedOnly: boolean;
  write: (words: SeriesTexts, language: Locale, appName: string) => Letter;
  /** Where answers go. Undefined: to the contact address. */
  replyTo?: string;
  /** It was not sent: a limit forbids it now, or the mail server refused it. */
  onUnsent?: () => Promise<void>;
}
