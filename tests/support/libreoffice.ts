import { execFile, execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Carlito has the measures of Calibri, Liberation those of Times and Arial: without them pages break elsewhere. */
const packages = [
  'libreoffice-writer-nogui',
  'poppler-utils',
  'fonts-noto-core',
  'fonts-crosextra-carlito',
  'fonts-liberation',
];

const fonts = ['crosextra/Carlito-Regular.ttf', 'liberation/LiberationSerif-Regular.ttf'].map((file) =>
  join('/usr/share/fonts/truetype', file),
);

function isProgram(name: string): boolean {
  try {
    accessSync(join('/usr/bin', name), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** LibreOffice and what reads its pages; on a fresh Debian machine they are installed. */
export function ensureLibreOffice(): void {
  if (['soffice', 'pdftotext', 'pdfinfo'].every(isProgram) && fonts.every((file) => existsSync(file))) return;
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  const apt = (...words: readonly string[]) => execFileSync('/usr/bin/apt-get', words, options);
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

interface Conversion {
  format: string;
  folder: string;
  /** The filter that opens the files, where their name does not say it. */
  filter?: string;
}

/** Opens files in LibreOffice and writes them again in another format. */
export async function convert(
  files: readonly string[],
  { format, folder, filter }: Conversion,
): Promise<void> {
  // A profile of its own: two runs with one would wait for each other.
  const profile = `-env:UserInstallation=file://${join(folder, `profile-${format}`)}`;
  const opening = filter === undefined ? [] : [`--infilter=${filter}`];
  await run('soffice', [
    profile,
    '--headless',
    ...opening,
    '--convert-to',
    format,
    '--outdir',
    folder,
    ...files,
  ]);
}

/** @param isRaw in the order of the file, as parsers read it, and not as it lies on the page */
export async function readPdf(file: string, isRaw = false): Promise<{ text: string; pages: number }> {
  const mode = isRaw ? '-raw' : '-layout';
  const [text, facts] = await Promise.all([run('pdftotext', [mode, file, '-']), run('pdfinfo', [file])]);
  return { text: text.stdout, pages: Number(/^Pages:\s+(\d+)/m.exec(facts.stdout)?.[1]) };
}
