/** A stored reason for display; one that was typed is shown as it is. */
export const toShownReason = (reason: string): string => reason;

/** A reason as it is stored. */
export const toStoredReason = (reason: string): string => reason;
