/** Stages of an application, in their usual order; only the user sets them. */
export const stages = ['saved', 'written', 'sent', 'interview', 'offer', 'rejected', 'noAnswer'] as const;
export type Stage = (typeof stages)[number];
