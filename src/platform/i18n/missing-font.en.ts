/** Loads letters that the device cannot draw. @throws where its code does not load */
export const loadMissingFont = async (): Promise<void> => undefined;
