import type * as en from './sign-in-link.en.ts';

export const signInMessages: typeof en.signInMessages = { signIn: 'সাইন ইন' };
