import type * as en from './snackbar.en.ts';

export const snackMessages: typeof en.snackMessages = { label: 'শেষ কাজ', undo: 'ফিরিয়ে আনুন' };
