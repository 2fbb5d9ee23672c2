import { isBangla } from '#contract/build-language.ts';

const en = { signIn: 'Sign in' };

const bn: typeof en = { signIn: 'সাইন ইন' };

export const signInMessages = isBangla ? bn : en;
