import { SECOND_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { prepareAccountMail } from '../auth/account-mails.ts';
import { inTransaction } from '../db/connection.ts';
import { prepareSeriesMail } from '../series-mails/prepare-mail.ts';
import { deliverContent } from '../mail/deliver-content.ts';
import { sendMail } from '../mail/send-mail.ts';
import { toMergeKey, type MailWork } from '../queue/mail-work.ts';

/** Writes and sends a mail to an account. @throws PermanentError when its recipient is refused */
export async function deliverMail(context: AppContext, work: MailWork, id: string): Promise<void> {
  const prepared =
    'to' in work ? await prepareAccountMail(context, work) : await prepareSeriesMail(context, work.mail, id);
  if (prepared === null) return;
  const { onUnsent, ...mail } = prepared;
  const delivering = deliverContent(context, { id, kind: work.mail.kind, ...mail });
  const limited = await delivering.catch(async (error: unknown) => {
    await onUnsent?.();
    throw error;
  });
  if (limited === null) return;
  // Nothing is sent: the link in the previous mail is still valid.
  if (limited.limitedBy === 'mailbox' && toMergeKey(work) === null) return;
  await onUnsent?.();
  const delayMs = limited.seconds * SECOND_MS;
  await inTransaction(context.db, (tx) => sendMail(context, tx, work, { delayMs }));
}
