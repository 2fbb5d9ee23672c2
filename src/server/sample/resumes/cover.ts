import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

const run = promisify(execFile);
const a4Cover = { width: 600, height: 849 };

/** A profile of its own lets the conversion run while somebody has LibreOffice open. */
export const convertToPdf = async (files: readonly string[], folder: string): Promise<void> => {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  await run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files]);
};

export const writeCover = async (pdf: string, coverFile: string): Promise<void> => {
  const page = join(pdf.slice(0, -basename(pdf).length), basename(pdf, '.pdf'));
  await run('pdftoppm', ['-png', '-r', '200', '-f', '1', '-l', '1', '-singlefile', pdf, page]);
  const image = await sharp(await readFile(`${page}.png`))
    .resize({ ...a4Cover, fit: 'fill', kernel: 'mitchell' })
    .webp({ quality: 72, effort: 6 })
    .toBuffer();
  await writeFile(coverFile, image);
};
