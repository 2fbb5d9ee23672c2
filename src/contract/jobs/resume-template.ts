import * as v from 'valibot';
import { LooseId, OptionalText } from '../fields.ts';

/** Extension: what a template's file holds, known before it is downloaded. */
export const TemplateFacts = v.object({
  fileBytes: v.number(),
  pages: v.number(),
  language: v.picklist(['en', 'bn']),
  /** One picture a page. */
  previews: v.array(v.object({ url: v.string(), bytes: v.number() })),
});
export type TemplateFacts = v.InferOutput<typeof TemplateFacts>;

export const ResumeTemplate = v.object({
  _id: LooseId,
  name: v.string(),
  description: OptionalText,
  coverImageUrl: OptionalText,
  cvFileUrl: OptionalText,
  isDeleted: v.fallback(v.nullish(v.boolean(), false), false),
  facts: v.fallback(v.nullish(TemplateFacts, null), null),
});
export type ResumeTemplate = v.InferOutput<typeof ResumeTemplate>;

/** `data` of `GET /resume-templates`; rows are parsed one by one. */
export const ResumeTemplatesData = v.object({ resumeTemplates: v.array(v.unknown()) });

/** "DOCX", from a file's URL; '' without an extension. */
export const formatOf = (url: string): string =>
  (/\.(\w{1,5})$/.exec(fileNameOf(url))?.[1] ?? '').toUpperCase();

/** The decoded file name of a URL; downloads are named after it (§2). */
export function fileNameOf(url: string): string {
  const last = url.split(/[?#]/)[0]?.split('/').pop() ?? '';
  try {
    return decodeURIComponent(last) || 'cv';
  } catch {
    return last;
  }
}
