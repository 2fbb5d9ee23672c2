/** An alert's id in 16 letters in place of 24. */
export const toShortId = (id: string): string => Buffer.from(id, 'hex').toString('base64url');

export const fromShortId = (letters: string): string => Buffer.from(letters, 'base64url').toString('hex');
