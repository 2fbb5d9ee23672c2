import { createCatalogue } from '../i18n/messages.ts';

export const signInMessages = createCatalogue({ en: { signIn: 'Sign in' } });
