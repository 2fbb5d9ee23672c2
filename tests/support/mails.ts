import { listEmls, parseEml, readEml } from '#server/mail/mailer.ts';
import type { TestServer } from './server.ts';
import { drain } from './queue.ts';

/** A mail that a test server wrote. */
export interface WrittenMail {
  to: string;
  html: string;
  text: string;
  content: string;
}

/** Sends what waits. @returns all mails that a server without a mail server wrote, the latest first */
export async function readMails(server: TestServer): Promise<WrittenMail[]> {
  await drain(server);
  const { dataDir } = server.context.config;
  const mails: WrittenMail[] = [];
  for (const name of await listEmls(dataDir)) {
    const content = (await readEml(dataDir, name)) ?? '';
    mails.push({ ...parseEml(content), content });
  }
  return mails;
}

/** The token of a mail's link. */
export function readToken({ text }: Pick<WrittenMail, 'text'>): string {
  const [, token] = /#token=([\w-]{43})(?:&email=\S+)?$/m.exec(text) ?? [];
  if (token === undefined) throw new Error('The mail has no link.');
  return token;
}
