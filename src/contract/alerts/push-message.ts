import * as v from 'valibot';

const optional = <T>(schema: v.GenericSchema<T>) => v.optional(v.fallback(v.optional(schema), undefined));

/**
 * The payload of a push: a declarative message (https://www.w3.org/TR/push-api/#declarative-push-message), which Safari
 * shows by itself and the worker of other browsers reads. The worker of an older or newer build needs the title alone.
 */
export const PushMessage = v.object({
  // Not `v.literal`, which would add to the worker's size.
  web_push: v.fallback(v.picklist([8030]), 8030),
  notification: v.object({
    title: v.pipe(v.string(), v.minLength(1)),
    body: optional(v.string()),
    lang: optional(v.string()),
    /** A repeated delivery replaces its notification. */
    tag: optional(v.string()),
    /** The page that a tap opens. */
    navigate: optional(v.string()),
    /** What that page reads, for the worker to store: paths of the API. */
    data: optional(v.object({ reads: v.array(v.string()) })),
  }),
});
export type PushMessage = v.InferOutput<typeof PushMessage>;
