import { bodyLimit } from 'hono/body-limit';
import { uploadLimits } from '#contract/limits.ts';
import { ApiError } from './errors.ts';

/** Refuses bodies over 1 MB with 413, counted while they stream in when their length is not told. */
export const jsonBodyLimit = bodyLimit({
  maxSize: uploadLimits.jsonBytes,
  onError: () => {
    throw new ApiError(413, 'The request is too large: at most 1 MB is accepted.', { Connection: 'close' });
  },
});
