export const signedOutMessages = {
  title: 'Your session has ended',
  text: 'Sign in again to continue. Forms you started are safe on this device.',
};
