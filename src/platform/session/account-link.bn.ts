import type * as en from './account-link.en.ts';

export const signInMessages: typeof en.signInMessages = { signIn: 'সাইন ইন' };
