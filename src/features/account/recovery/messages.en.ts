import { pageTitles } from '#contract/http/page-titles.en.ts';

export const recoveryMessages = {
  reset: {
    title: pageTitles.resetPassword,
    askText: 'Enter your email address. We send you a link.',
    ask: 'Send me a link',
    asking: 'Sending…',
    asked: 'Look into your mailbox',
    askedText: 'If an account has this address, a link is on its way. It works for 30 minutes.',
    newText: 'You will be signed out on all devices.',
    newPassword: 'New password',
    save: 'Save the new password',
    saving: 'Saving…',
    saved: 'Your password is changed',
    savedText: 'Sign in with it now.',
    askAgain: 'Get a new link',
  },
  verify: {
    title: pageTitles.verifyAddress,
    text: 'Confirm that this email address is yours.',
    confirm: 'Confirm my address',
    confirming: 'Confirming…',
    done: 'Your address is confirmed',
    doneText: 'Thank you. You can close this page.',
  },
  change: {
    title: pageTitles.changeAddress,
    text: 'Use this email address for your account from now on.',
    confirm: 'Use this address',
    confirming: 'Changing…',
    done: 'Your email address is changed',
    doneText: 'Sign in with the new address from now on. Other devices are signed out.',
  },
  noToken: 'Open this page with the link from our mail.',
  signIn: pageTitles.signIn,
  failed: 'That did not work',
  unreachable: 'Could not connect. Try again when you are online.',
};
