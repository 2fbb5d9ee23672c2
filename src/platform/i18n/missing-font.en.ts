/** Loads letters that the device cannot draw. */
export const startMissingFont: () => void = () => undefined;
