import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../db/engine/private-folder.ts';

/** Stores mails as files in `DATA_DIR/mail` if no mail server is configured. */

const MOST_FILES = 200;
const FOLDER = 'mail';
const namePattern = /^\d{13}-[\w-]{1,64}\.eml$/;

/** The names of the stored mails, the latest first. */
export async function listEmls(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, FOLDER)).catch(() => []);
  return names
    .filter((name) => namePattern.test(name))
    .sort()
    .toReversed();
}

/** Stores a mail, and removes the oldest ones. */
export async function storeEml(
  dataDir: string,
  { id, content, at }: { id: string; content: Buffer; at: Date },
) {
  const folder = join(dataDir, FOLDER);
  await makeFolder(folder);
  await writeFile(join(folder, `${at.getTime()}-${id}.eml`), content, { mode: 0o600 });
  for (const name of (await listEmls(dataDir)).slice(MOST_FILES))
    await rm(join(folder, name), { force: true });
}

/** Reads a stored mail; null for an unknown name. */
export async function readEml(dataDir: string, name: string): Promise<string | null> {
  if (!namePattern.test(name)) return null;
  return readFile(join(dataDir, FOLDER, name), 'utf8').catch(() => null);
}

interface Eml {
  to: string;
  html: string;
  text: string;
}

const toBytes = (_: string, hex: string): string => String.fromCharCode(Number.parseInt(hex, 16));

const decode = (quotedPrintable: string): string =>
  Buffer.from(
    quotedPrintable.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, toBytes),
    'latin1',
  ).toString('utf8');

/** The parts of a mail as {@link Mailer} composes it: quoted-printable alternatives. */
export function parseEml(content: string): Eml {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(content) ?? [];
  const [, to = ''] = /^To: (.*)$/m.exec(content) ?? [];
  const find = (type: string): string => {
    const part = content.split(`--${boundary}`).find((each) => each.includes(`Content-Type: ${type}`)) ?? '';
    return decode(part.slice(part.search(/\r?\n\r?\n/)).trim());
  };
  return { to, html: find('text/html'), text: find('text/plain') };
}
