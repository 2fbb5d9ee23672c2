import * as v from 'valibot';
import { toAppName, type Config } from '../config.ts';
import { findCode } from '../errors/database-errors.ts';
import { PermanentError } from '../queue/queue.ts';
import { toMailBody, type PreparedMail } from './layout.ts';
import { countMail, type CountContext, type Limited } from './mail-limits.ts';
import type { Mailer } from './mailer.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { MailKind } from '../queue/mail-work.ts';

const SmtpFailure = v.looseObject({ responseCode: v.number(), command: v.optional(v.string(), '') });

/** A refusal of this mail or its recipient, by a server that lets us send. */
function isPermanent(error: unknown): boolean {
  const { success, output } = v.safeParse(SmtpFailure, error);
  return success && output.responseCode >= 500 && /^(?:RCPT TO|DATA)/.test(output.command);
}

class TemporaryError extends Error {
  override readonly name = 'TemporaryError';
}

/** Errors of mail servers repeat addresses, so only their codes are logged. */
function toSafeError(error: unknown): Error {
  const { success, output } = v.safeParse(SmtpFailure, error);
  const reason = `SMTP ${success ? output.responseCode : (findCode(error) ?? 'unknown')}`;
  return isPermanent(error) ? new PermanentError(reason) : new TemporaryError(reason);
}

interface Delivery extends PreparedMail {
  /** Of the work, the same for each attempt. */
  id: string;
  kind: MailKind;
}

/** What sending a mail needs. */
interface DeliverContext extends CountContext {
  config: Config;
  mailer: Mailer;
  metrics: Metrics;
}

/**
 * Sends a mail, the one place where mails are sent and counted. @returns why not, where a limit forbids it @throws
 * PermanentError when its recipient is refused
 */
export async function deliverContent(
  context: DeliverContext,
  { language, content, kind, ...envelope }: Delivery,
): Promise<Limited | null> {
  const { config, mailer, clock, metrics } = context;
  const body = await toMailBody(content, { language, appName: toAppName(config, language) });
  const counted = await countMail(context, { kind, to: envelope.to });
  if (counted.limitedBy !== null) {
    metrics.onMail(kind, 'limited');
    return counted;
  }
  try {
    await mailer.send({ ...envelope, subject: content.subject, ...body, date: new Date(clock()) });
    metrics.onMail(kind, 'sent');
    return null;
  } catch (error) {
    await counted.uncount();
    const safe = toSafeError(error);
    metrics.onMail(kind, safe instanceof PermanentError ? 'refused' : 'failed');
    throw safe;
  }
}
