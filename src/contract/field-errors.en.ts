import type { MessageTable } from './local-message.ts';

/** Schemas speak English. */
export const fieldErrors: MessageTable = {};
