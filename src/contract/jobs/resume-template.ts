import * as v from 'valibot';
import { LooseId, OptionalText } from '../fields.ts';

export const ResumeTemplate = v.object({
  _id: LooseId,
  name: v.string(),
  description: OptionalText,
  coverImageUrl: OptionalText,
  cvFileUrl: OptionalText,
  isDeleted: v.fallback(v.nullish(v.boolean(), false), false),
});
export type ResumeTemplate = v.InferOutput<typeof ResumeTemplate>;

/** `data` of `GET /resume-templates`; rows are parsed one by one. */
export const ResumeTemplatesData = v.object({ resumeTemplates: v.array(v.unknown()) });

/** The decoded file name of a URL; downloads are named after it (§2). */
export function fileNameOf(url: string): string {
  const last = url.split(/[?#]/)[0]?.split('/').pop() ?? '';
  try {
    return decodeURIComponent(last) || 'cv';
  } catch {
    return last;
  }
}
