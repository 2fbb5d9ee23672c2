import { isBangla } from '#contract/build-language.ts';

const en = { ok: 'OK' };

const bn: typeof en = { ok: 'ঠিক আছে' };

export const dialogMessages = isBangla ? bn : en;
export const dialogMessagesIn = { en, bn };
