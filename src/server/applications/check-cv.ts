import { inflateRawSync } from 'node:zlib';
import type { CvType } from '#contract/applications/application.ts';
import {
  type ContentTypes,
  type CvProblem,
  hasMacros,
  inspectCv,
  MAX_TYPES_BYTES,
} from '#contract/applications/cv-file.ts';
import { toSeenText } from '#contract/clean-text.ts';
import { trimSigns } from '#contract/trim-signs.ts';
import { ApiError } from '../errors/api-error.ts';
import { cvTooLarge } from '../http/request/body-limit.ts';
import { isPdfLocked } from './pdf-lock.ts';

/** The text; null where it cannot be read. */
function unpack({ bytes, isPacked }: ContentTypes): string | null {
  try {
    const plain = isPacked ? inflateRawSync(bytes, { maxOutputLength: MAX_TYPES_BYTES }) : Buffer.from(bytes);
    return plain.toString('utf8');
  } catch {
    return null;
  }
}

const toError: Readonly<Record<CvProblem, () => ApiError>> = {
  type: () => new ApiError('cvNotDocument'),
  size: cvTooLarge,
  damaged: () => new ApiError('cvUnreadable'),
  locked: () => new ApiError('cvLocked'),
  macros: () => new ApiError('cvWithMacros'),
};

/** The type of a CV, checked by its bytes. @throws ApiError 400, 413 or 415 */
export function checkCv(file: Uint8Array): CvType {
  if (file.length === 0) throw new ApiError('cvMissing');
  const found = inspectCv(file);
  if ('problem' in found) throw toError[found.problem]();
  if (found.type === 'pdf') {
    if (isPdfLocked(file)) throw new ApiError('cvLocked');
    return 'pdf';
  }
  const text = unpack(found.contentTypes);
  if (text === null) throw new ApiError('cvUnreadable');
  if (hasMacros(text)) throw new ApiError('cvWithMacros');
  return 'docx';
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
