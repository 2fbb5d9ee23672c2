import type * as en from './dialogs.en.ts';

export const dialogMessages: typeof en.dialogMessages = { ok: 'ঠিক আছে' };
