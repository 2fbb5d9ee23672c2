import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Packer } from 'docx';
import { banglaModern } from './bangla-modern.ts';
import { banglaStandard } from './bangla-standard.ts';
import { classic } from './classic.ts';
import { convertToPdf, writePictures } from './cover.ts';
import { fresher } from './fresher.ts';
import { modern } from './modern.ts';
import { packageParts } from './package-parts.ts';
import type { Resume } from './resume.ts';
import { technical } from './technical.ts';
import { fixZipDates } from './zip-dates.ts';

const filesFolder = join(import.meta.dirname, '../files');
const resumeFolder = join(filesFolder, 'resumes');
const pictureFolders = { covers: join(filesFolder, 'covers'), previews: join(filesFolder, 'previews') };

const writeResume = async (resume: Resume): Promise<string> => {
  const packed = await Packer.toBuffer(resume.document, undefined, packageParts(resume));
  const file = join(resumeFolder, `${resume.file}.docx`);
  await writeFile(file, fixZipDates(packed));
  return file;
};

const generate = async (): Promise<void> => {
  await Promise.all(
    [resumeFolder, ...Object.values(pictureFolders)].map((folder) => mkdir(folder, { recursive: true })),
  );
  const designs = [classic, modern, fresher, technical, banglaStandard, banglaModern];
  const resumes = await Promise.all(designs.map((design) => design()));
  const files = await Promise.all(resumes.map(writeResume));
  const workFolder = await mkdtemp(join(tmpdir(), 'kaj-cv-'));
  try {
    await convertToPdf(files, workFolder);
    for (const { file } of resumes) await writePictures(join(workFolder, `${file}.pdf`), pictureFolders);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
};

await generate();
