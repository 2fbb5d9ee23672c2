import { isBangla } from '#contract/build-language.ts';

const en = (address: string): string => `Did you mean ${address}?`;

const bn: typeof en = (address) => `আপনি কি ${address} লিখতে চেয়েছেন?`;

export const meantAddressText = isBangla ? bn : en;
