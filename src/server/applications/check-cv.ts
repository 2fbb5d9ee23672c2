import { inflateRawSync } from 'node:zlib';
import type { CvType } from '#contract/applications/application.ts';
import { type CvProblem, inspectCv, type UnpackCvPart } from '#contract/applications/cv-file.ts';
import { toSeenText } from '#contract/clean-text.ts';
import { trimSigns } from '#contract/trim-signs.ts';
import { ApiError } from '../errors/api-error.ts';
import { cvTooLarge } from '../http/request/body-limit.ts';

const unpack: UnpackCvPart = async ({ bytes, isPacked, mostBytes }) => {
  try {
    const plain = isPacked ? inflateRawSync(bytes, { maxOutputLength: mostBytes }) : Buffer.from(bytes);
    return plain.toString('utf8');
  } catch {
    return null;
  }
};

const toError: Readonly<Record<CvProblem, () => ApiError>> = {
  type: () => new ApiError('cvNotDocument'),
  size: cvTooLarge,
  damaged: () => new ApiError('cvUnreadable'),
  locked: () => new ApiError('cvLocked'),
  macros: () => new ApiError('cvWithMacros'),
};

/** The type of a CV by its bytes. @throws ApiError 400, 413 or 415 */
export async function checkCv(file: Uint8Array): Promise<CvType> {
  if (file.length === 0) throw new ApiError('cvMissing');
  const found = await inspectCv(file, unpack);
  if ('problem' in found) throw toError[found.problem]();
  return found.type;
}

const MAX_NAME_CHARS = 80;
/** Devices of Windows, which no file may be called after. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name that every system can store, with the ending of the file's type. */
export function toSafeName(name: string, type: CvType): string {
  const plain = toSeenText(name.replace(/^.*[/\\]/s, '').replace(/\.(?:pdf|docx)$/i, ''))
    .replaceAll(/[\p{Cc}\p{Cs}<>:"|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ');
  const cut = [...trimSigns(plain, /[\s.]/)].slice(0, MAX_NAME_CHARS).join('').trimEnd();
  return `${cut === '' || reserved.test(cut) ? 'CV' : cut}.${type}`;
}
