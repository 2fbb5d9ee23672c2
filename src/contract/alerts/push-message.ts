import * as v from 'valibot';

/**
 * The payload of a push: a declarative message (https://www.w3.org/TR/push-api/#declarative-push-message), which Safari
 * shows by itself and the worker of other browsers reads.
 */
export const PushMessage = v.object({
  // Not `v.literal`, which would add to the worker's size.
  web_push: v.picklist([8030]),
  notification: v.object({
    title: v.string(),
    body: v.string(),
    lang: v.string(),
    /** A repeated delivery replaces its notification. */
    tag: v.string(),
    /** The page that a tap opens. */
    navigate: v.string(),
    /** What that page reads, for the worker to store: paths of the API. */
    data: v.object({ reads: v.array(v.string()) }),
  }),
});
export type PushMessage = v.InferOutput<typeof PushMessage>;
