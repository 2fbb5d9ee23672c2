import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

const run = promisify(execFile);
const a4Cover = { width: 600, height: 849 };

/** A profile of its own lets the conversion run while somebody has LibreOffice open. */
export const convertToPdf = async (files: readonly string[], folder: string): Promise<void> => {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  await run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files]);
};

const a4Preview = { width: 840, height: 1188 };

type Picture = typeof a4Cover & { quality: number };

const writePicture = async (png: string, file: string, { quality, ...size }: Picture): Promise<void> => {
  const image = sharp(await readFile(png)).resize({ ...size, fit: 'fill', kernel: 'mitchell' });
  await writeFile(file, await image.webp({ quality, effort: 6 }).toBuffer());
};

interface PictureFolders {
  covers: string;
  previews: string;
}

/** The first page as a cover, and every page at a readable size: "name-1.webp". */
export const writePictures = async (pdf: string, { covers, previews }: PictureFolders): Promise<void> => {
  const name = basename(pdf, '.pdf');
  const stem = join(dirname(pdf), name);
  await run('pdftoppm', ['-png', '-r', '200', pdf, stem]);
  const drawn = await readdir(dirname(pdf));
  for (const page of drawn.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.png'))) {
    const preview = join(previews, page.replace(/\.png$/, '.webp'));
    await writePicture(join(dirname(pdf), page), preview, { ...a4Preview, quality: 60 });
  }
  await writePicture(`${stem}-1.png`, join(covers, `${name}.webp`), { ...a4Cover, quality: 72 });
};
