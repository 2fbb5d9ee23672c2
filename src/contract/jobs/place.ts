import type { Address } from '../fields.ts';

/** "city, country", leaving out what is missing. */
export function toPlace(address: Pick<Address, 'city' | 'country'>): string {
  return [address.city, address.country].filter((part) => part.trim() !== '').join(', ');
}
