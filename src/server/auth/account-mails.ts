import { eq, and, isNull } from 'drizzle-orm';
import type { Locale } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import type { AppContext } from '../app-context.ts';
import { toAppName } from '../config.ts';
import { users } from '../db/schema.ts';
import type { PreparedMail } from '../mail/layout.ts';
import type { RequestedWork } from '../queue/work-kinds.ts';
import { mailTexts } from '../mail/mail-texts.ts';
import { toAccountState } from './account-changes.ts';
import { createMailToken, type MailPurpose } from './mail-tokens.ts';
import { findByEmail } from './user-store.ts';

type WriterContext = Pick<AppContext, 'db' | 'clock' | 'config'>;

interface Written {
  to: string;
  language?: Locale;
  words: keyof Pick<
    typeof mailTexts.en,
    | 'resetPassword'
    | 'passwordEnded'
    | 'verifyAddress'
    | 'changeAddress'
    | 'addressTaken'
    | 'passwordChanged'
    | 'addressChanged'
  >;
  /** Of the page that the button opens. */
  path: string;
  /** Put in the fragment, which browsers do not send to servers. */
  token?: string;
}

function write({ config }: Pick<AppContext, 'config'>, work: RequestedWork, written: Written): PreparedMail {
  const { to, language = work.language, path, token } = written;
  const appName = toAppName(config, language);
  const { linkHint, footer, [written.words]: words } = mailTexts[language];
  const base = config.subscription.publicUrl ?? work.origin;
  const url = `${base}${toLocalPath(path, language)}${token === undefined ? '' : toFragment(token, path === appPaths.changeAddress ? to : undefined)}`;
  const content = {
    subject: words.subject(appName),
    paragraphs: [words.text],
    link: { label: words.button, url, hint: linkHint },
    after: [words.after],
    footer: footer(to, appName),
  };
  return { to, language, content };
}

/** The fragment of a link. @param email the new address, shown by the page */
function toFragment(token: string, email?: string): string {
  return `#token=${token}${email === undefined ? '' : `&email=${encodeURIComponent(email)}`}`;
}

const linkMails = {
  'reset-password': { words: 'resetPassword', path: appPaths.resetPassword },
  'verify-address': { words: 'verifyAddress', path: appPaths.verifyAddress },
  'change-address': { words: 'changeAddress', path: appPaths.changeAddress },
} as const satisfies Record<MailPurpose, Pick<Written, 'words' | 'path'>>;

interface LinkMail {
  purpose: MailPurpose;
  user: { id: string; email: string };
  to?: string;
  words?: Written['words'];
}

/** A mail with a link that works once, to the account's address or another. */
async function writeLink(
  context: WriterContext,
  work: RequestedWork,
  { purpose, user, to = user.email, words = linkMails[purpose].words }: LinkMail,
): Promise<PreparedMail> {
  const { db, clock } = context;
  const token = await createMailToken(db.orm, { userId: user.id, purpose, email: to, now: clock() });
  return write(context, work, { to, ...linkMails[purpose], words, token });
}

async function findUser({ db }: Pick<AppContext, 'db'>, id: string) {
  const [user] = await db.orm
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return user;
}

/** If the address has an account, notifies its owner instead. The requester gets the same answer in both cases. */
async function prepareAddressChange(
  context: WriterContext,
  work: RequestedWork,
  { userId, state }: { userId: string; state: string },
): Promise<PreparedMail | null> {
  const user = await findUser(context, userId);
  if (user === undefined || toAccountState(user) !== state) return null;
  const owner = await findByEmail(context.db.orm, work.to);
  if (owner === null) return writeLink(context, work, { purpose: 'change-address', user, to: work.to });
  if (owner.blockedAt !== null) return null;
  const { email: to, language } = owner;
  return write(context, work, { to, language, words: 'addressTaken', path: appPaths.resetPassword });
}

/** Writes a mail about an account. @returns null if it should not be sent */
export async function prepareAccountMail(
  context: WriterContext,
  work: RequestedWork,
): Promise<PreparedMail | null> {
  const { mail, to } = work;
  switch (mail.kind) {
    case 'reset-password': {
      const user = await findByEmail(context.db.orm, to);
      return user?.blockedAt === null ? writeLink(context, work, { purpose: mail.kind, user }) : null;
    }
    case 'verify-address': {
      const user = await findUser(context, mail.userId);
      if (user === undefined || user.emailVerifiedAt !== null) return null;
      return writeLink(context, work, { purpose: mail.kind, user });
    }
    case 'password-ended': {
      const user = await findUser(context, mail.userId);
      if (user?.blockedAt !== null) return null;
      return writeLink(context, work, { purpose: 'reset-password', user, words: 'passwordEnded' });
    }
    case 'change-address':
      return prepareAddressChange(context, work, mail);
    case 'password-changed':
      return write(context, work, { to, words: 'passwordChanged', path: appPaths.resetPassword });
    case 'address-changed':
      return write(context, work, { to, words: 'addressChanged', path: appPaths.contact });
  }
}
