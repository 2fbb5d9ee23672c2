import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { uploadLimits } from '#contract/limits.ts';
import { applicationLimits } from '#contract/applications/application.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { ApiError } from '../../errors/api-error.ts';

/** For the boundaries and headers of a form's parts. */
const FRAME_BYTES = 64 * 1024;

export const toMegabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

export const logoTooLarge = (): ApiError => new ApiError('logoTooLarge', toMegabytes(uploadLimits.logoBytes));

const limit = (maxSize: number, toError: () => ApiError) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw toError();
    },
  });
const jsonLimit = limit(uploadLimits.jsonBytes, () => new ApiError('bodyTooLarge'));
const formLimit = limit(uploadLimits.logoBytes + uploadLimits.jsonBytes + FRAME_BYTES, logoTooLarge);

/** True for the type of a multipart form. */
export const isForm = (contentType: string | undefined): boolean =>
  /^multipart\/form-data\s*;/i.test(contentType ?? '');

export const cvTooLarge = (): ApiError => new ApiError('cvTooLarge', toMegabytes(applicationLimits.cvBytes));

/** A CV with its form, or the rest of one. */
const cvLimit = limit(applicationLimits.cvBytes + uploadLimits.jsonBytes + FRAME_BYTES, cvTooLarge);

/** Refuses bodies over 1 MB, those of a form with a logo over 6 MB, with a CV over 3 MB; counted while streaming. */
export const bodyLimits = createMiddleware((c, next) => {
  const { path } = c.req;
  const isOfForm = isForm(c.req.header('Content-Type'));
  if (path.startsWith(apiPaths.companies) && isOfForm) return formLimit(c, next);
  const isOfCv = c.req.method === 'PATCH' || isOfForm;
  return path.startsWith(applicationPaths.list) && isOfCv ? cvLimit(c, next) : jsonLimit(c, next);
});
