export const signInMessages = { signIn: 'Sign in' };
