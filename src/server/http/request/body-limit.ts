import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { uploadLimits } from '#contract/limits.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { ApiError } from '../../errors/api-error.ts';
import { isForm } from './multipart.ts';

const jsonBodyLimit = bodyLimit({
  maxSize: uploadLimits.jsonBytes,
  onError: () => {
    throw new ApiError('bodyTooLarge');
  },
});

/** Refuses bodies over 1 MB, counted while streaming. Forms with a logo are limited by their reader. */
export const bodyLimits = createMiddleware((c, next) => {
  const isUpload = c.req.path.startsWith(apiPaths.companies) && isForm(c.req.header('Content-Type'));
  return isUpload ? next() : jsonBodyLimit(c, next);
});
