import type * as en from './meant-address-text.en.ts';

export const meantAddressText: typeof en.meantAddressText = (address) => `আপনি কি ${address} লিখতে চেয়েছেন?`;
