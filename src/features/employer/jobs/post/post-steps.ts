/** The steps of the post form. The route's file is loaded with every page, so this one imports nothing. */
export const postSteps = ['job', 'pay', 'words', 'review'] as const;
export type PostStep = (typeof postSteps)[number];

/** A step's name; undefined for any other text. */
export const toPostStep = (text: unknown): PostStep | undefined => postSteps.find((step) => step === text);
