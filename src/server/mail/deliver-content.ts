import * as v from 'valibot';
import { toAppName, type Config } from '../config.ts';
import { findCode } from '../errors/database-errors.ts';
import { PermanentError } from '../queue/queue.ts';
import { toMailBody, type PreparedMail } from './layout.ts';
import { countMail, type CountContext, type Limited } from './mail-limits.ts';
import { mailTexts } from './mail-texts.ts';
import type { Mailer } from './mailer.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { MailKind } from '../queue/work-kinds.ts';

const SmtpFailure = v.looseObject({ responseCode: v.number(), command: v.optional(v.string(), '') });

/** True if the mail server refuses this mail or its recipient, rather than our login. */
function isPermanent(error: unknown): boolean {
  const { success, output } = v.safeParse(SmtpFailure, error);
  return success && output.responseCode >= 500 && /^(?:RCPT TO|DATA)/.test(output.command);
}

class TemporaryError extends Error {
  override readonly name = 'TemporaryError';
}

/** Keeps only the code, as messages of mail servers contain addresses. */
function toSafeError(error: unknown): Error {
  const { success, output } = v.safeParse(SmtpFailure, error);
  const reason = `SMTP ${success ? output.responseCode : (findCode(error) ?? 'unknown')}`;
  return isPermanent(error) ? new PermanentError(reason) : new TemporaryError(reason);
}

interface Delivery extends PreparedMail {
  /** The id of the work, the same for each attempt. */
  id: string;
  kind: MailKind;
}

/** The dependencies of sending a mail. */
interface DeliverContext extends CountContext {
  config: Config;
  mailer: Mailer;
  metrics: Metrics;
}

/**
 * Sends and counts a mail; all mails are sent here. @returns the limit, if one forbids it @throws PermanentError if its
 * recipient is refused
 */
export async function deliverContent(
  context: DeliverContext,
  { language, content, kind, replyTo = context.config.client.contactEmail, ...envelope }: Delivery,
): Promise<Limited | null> {
  const { config, mailer, clock, metrics } = context;
  const footer = `${content.footer} ${mailTexts[language].answers(replyTo)}`;
  const body = await toMailBody({ ...content, footer }, { language, appName: toAppName(config, language) });
  const counted = await countMail(context, { kind, to: envelope.to });
  if (counted.limitedBy !== null) {
    metrics.onMail(kind, 'limited');
    return counted;
  }
  try {
    await mailer.send({ ...envelope, replyTo, subject: content.subject, ...body, date: new Date(clock()) });
    metrics.onMail(kind, 'sent');
    return null;
  } catch (error) {
    await counted.uncount();
    const safe = toSafeError(error);
    metrics.onMail(kind, safe instanceof PermanentError ? 'refused' : 'failed');
    throw safe;
  }
}
