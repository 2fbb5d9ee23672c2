/** Keys of the advisory locks by which several instances take turns. */
export const advisoryLocks = { migrate: 5_249_002, seed: 5_249_003 } as const;
