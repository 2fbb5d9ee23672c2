import { isBangla } from '#contract/build-language.ts';

/** Texts of the dialogs and links that every feature shows. */
const en = { ok: 'OK', signIn: 'Sign in' };

const bn: typeof en = { ok: 'ঠিক আছে', signIn: 'সাইন ইন' };

export const platformMessages = isBangla ? bn : en;
export const platformMessagesIn = { en, bn };
