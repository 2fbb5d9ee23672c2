import type { AccountAction } from '#contract/accounts/admin-actions.ts';

export interface ActionTexts {
  open: string;
  sending: string;
  /** The confirmation's text; absent for actions that remove nothing. */
  question?: {
    title: string;
    /** @param has what the account has @param days until a deleted one is removed */
    text: string | ((email: string, has: string, days: number) => string);
    confirm: string;
    cancel: string;
  };
}

const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

export const accountMessages = {
  title: 'User',
  missing: 'No such account',
  name: 'Name',
  registered: 'Registered',
  confirmed: 'Address confirmed',
  yes: 'Yes',
  no: 'No',
  role: 'Role',
  roles: { user: 'User', admin: 'Administrator' },
  has: 'Has',
  counts: (companies: number, jobs: number, sessions: number) =>
    [
      count(companies, 'company', 'companies'),
      count(jobs, 'job', 'jobs'),
      count(sessions, 'session', 'sessions'),
    ].join(', '),
  deleted: (until: string) => `Waits for deletion. Signing in until ${until} restores everything.`,
  blocked: (until: string) =>
    `Deleted by an administrator. The owner cannot sign in. You can restore everything until ${until}.`,
  own: 'This is your own account. Change it in your account settings.',
  settings: 'Account settings',
  find: 'Companies and jobs of this user',
};

export const actionMessages: Readonly<Record<AccountAction, ActionTexts>> = {
  'reset-password': {
    open: 'Reset password',
    sending: 'Resetting…',
    question: {
      title: 'Reset the password of this account?',
      text: 'The old password stops working and all devices are signed out. The owner gets a mail with a link.',
      confirm: 'Reset password',
      cancel: 'Cancel',
    },
  },
  'revoke-sessions': {
    open: 'Sign out everywhere',
    sending: 'Signing out…',
    question: {
      title: 'Sign this account out everywhere?',
      text: 'Its owner has to sign in again on each device.',
      confirm: 'Sign out everywhere',
      cancel: 'Cancel',
    },
  },
  delete: {
    open: 'Delete account…',
    sending: 'Deleting…',
    question: {
      title: 'Delete this account?',
      text: (email: string, has: string, days: number) =>
        `${email} has ${has}. Companies and jobs leave the public lists at once. The owner cannot sign in. Everything is removed after ${days} days, unless an administrator restores it.`,
      confirm: 'Delete account',
      cancel: 'Cancel',
    },
  },
  restore: {
    open: 'Restore account',
    sending: 'Restoring…',
  },
};

/** The actions in the audit trail. */
export const auditedActions = {
  create: 'created',
  edit: 'edited',
  approve: 'approved',
  reject: 'rejected',
  undo: 'undid a decision about',
  delete: 'deleted',
  restore: 'restored',
  purge: 'removed for good',
  'grant-admin': 'made administrator',
  'revoke-admin': 'no longer administrator',
  'change-password': 'changed the password of',
  'reset-password': 'reset the password of',
  'revoke-sessions': 'signed out everywhere',
  'verify-address': 'confirmed the address of',
  'handle-reports': 'handled the reports of',
  'read-cv': 'opened a CV sent for',
};
