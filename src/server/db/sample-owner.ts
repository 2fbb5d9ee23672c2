/** Owns the sample data. Nobody can sign in as this user: it has no password, and `.invalid` has no mail. */
export const SAMPLE_OWNER_EMAIL = 'sample@kaj.invalid';
