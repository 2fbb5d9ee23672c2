const SMS = 'sms:';

/** The recipient of an alert by SMS, in the column of push services. */
export const toSmsEndpoint = (subscriptionId: string): string => SMS + subscriptionId;

/** The subscription of an alert by SMS. */
export const toSubscriptionId = (endpoint: string): string => endpoint.slice(SMS.length);

/** An alert's id in 16 letters in place of 24. */
export const toShortId = (id: string): string => Buffer.from(id, 'hex').toString('base64url');

export const fromShortId = (letters: string): string => Buffer.from(letters, 'base64url').toString('hex');
