export const meantAddressText = (address: string): string => `Did you mean ${address}?`;
