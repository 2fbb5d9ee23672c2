export const rowFactsMessages = { notGiven: 'Not given' };
