import { createCatalogue } from './messages.ts';

export const signInMessages = createCatalogue({ en: { signIn: 'Sign in' } });
