import { eq, and, isNull } from 'drizzle-orm';
import { appPaths } from '#contract/http/paths.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import type { AppContext } from '../app-context.ts';
import { users } from '../db/schema.ts';
import type { MailContent } from '../mail/layout.ts';
import type { MailWork } from '../mail/mail-work.ts';
import { mailTexts as bn } from '../mail/mail-texts.bn.ts';
import { mailTexts as en } from '../mail/mail-texts.en.ts';
import { createMailToken, type MailPurpose } from './mail-tokens.ts';
import { findByEmail } from './user-store.ts';

const mailTexts = { en, bn } as const;

interface PreparedMail {
  to: string;
  content: MailContent;
}

type Words = (typeof en)['resetPassword'];

interface Written {
  to: string;
  words: Words;
  /** Of the page that the button opens. */
  path: string;
  /** In the fragment, which no server and no log sees. */
  token?: string;
}

function write({ config }: AppContext, work: MailWork, { to, words, path, token }: Written): PreparedMail {
  const { appName } = config.client;
  const { linkHint, footer } = mailTexts[work.language];
  const base = config.subscription.publicUrl ?? work.origin;
  const url = `${base}${toLocalPath(path, work.language)}${token === undefined ? '' : `#token=${token}`}`;
  const content: MailContent = {
    subject: words.subject(appName),
    paragraphs: [words.text],
    link: { label: words.button, url, hint: linkHint },
    after: [words.after],
    footer: footer(to, appName),
  };
  return { to, content };
}

const createLinkToken = (
  { db, clock }: AppContext,
  purpose: MailPurpose,
  { id, email }: { id: string; email: string },
): Promise<string> => createMailToken(db.orm, { userId: id, purpose, email, now: clock() });

/** Writes a mail about an account. @returns null where nobody is to get it */
export async function prepareAccountMail(context: AppContext, work: MailWork): Promise<PreparedMail | null> {
  const { mail, language } = work;
  const texts = mailTexts[language];
  switch (mail.kind) {
    case 'reset-password': {
      const user = await findByEmail(context.db.orm, work.to);
      if (user === null) return null;
      const token = await createLinkToken(context, mail.kind, user);
      return write(context, work, {
        to: user.email,
        words: texts.resetPassword,
        path: appPaths.resetPassword,
        token,
      });
    }
    case 'verify-address': {
      const isWaiting = and(
        eq(users.id, mail.userId),
        isNull(users.emailVerifiedAt),
        isNull(users.deletedAt),
      );
      const [user] = await context.db.orm.select().from(users).where(isWaiting);
      if (user === undefined) return null;
      const token = await createLinkToken(context, mail.kind, user);
      return write(context, work, {
        to: user.email,
        words: texts.verifyAddress,
        path: appPaths.verifyAddress,
        token,
      });
    }
    case 'password-changed':
      return write(context, work, {
        to: work.to,
        words: texts.passwordChanged,
        path: appPaths.resetPassword,
      });
  }
}
