import * as v from 'valibot';
import { OptionalText } from '#contract/fields.ts';
import { subscriptionPaths } from '#contract/subscription/paths.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { callApi } from '#platform/http/call-api.ts';
import { requestJson } from '#platform/http/http.ts';

const Handle = v.object({ handle: v.pipe(v.string(), v.minLength(1)) });
const Stopped = v.object({ success: v.boolean(), message: OptionalText });
export type Stopped = v.InferOutput<typeof Stopped>;

/** Sends a code. @param tel digits with the country code @returns the attempt's handle @throws ApiError */
export async function sendStopCode(tel: string): Promise<string> {
  const { data } = await callApi(subscriptionPaths.stopCode, Handle, { method: 'POST', body: { tel } });
  return data.handle;
}

/** Sends the code. @throws ApiError */
export async function sendStop(handle: string, otp: string): Promise<Stopped> {
  const address = `${clientConfig().apiHost}${subscriptionPaths.stop}`;
  const { body } = await requestJson(address, { method: 'POST', body: { handle, otp } });
  const parsed = v.safeParse(Stopped, body);
  if (!parsed.success) throw new ApiError('broken', 'The answer is malformed');
  return parsed.output;
}
