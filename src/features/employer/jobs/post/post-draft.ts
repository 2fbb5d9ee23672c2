import { textsSchema, type Texts } from '../../edit/texts.ts';
import { postNames, type PostName, type PostValues } from '../job-fields.ts';
import type { PostStep } from './post-steps.ts';
import { emptyPost } from '../post-request.ts';

/** The form's values and its current step. */
export type PostDraft = Texts<PostName | 'step'>;

export const emptyDraft: PostDraft = { ...emptyPost, step: '' };

export const PostDraft = textsSchema([...postNames, 'step'], emptyDraft);

export const toPostDraft = (values: PostValues, step: PostStep): PostDraft => ({ ...values, step });
