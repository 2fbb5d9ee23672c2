import { accountPaths } from '#contract/accounts/account-paths.ts';
import type { Operation } from './operation.ts';
import { toRef } from './schemas.ts';

export const ownAccountOperations: readonly Operation[] = [
  {
    method: 'post',
    path: accountPaths.changePassword,
    tag: 'Accounts',
    summary: 'Changes the password',
    description:
      'Extension. 403 for a wrong current password. Every other session ends; a token, if there is one, takes the place of the present one.',
    access: 'user',
    body: 'PasswordChange',
    plain: {
      contentType: 'application/json',
      schema: {
        type: 'object',
        properties: { success: { const: true }, message: { type: 'string' }, token: { type: 'string' } },
        required: ['success', 'message'],
      },
    },
    refusals: [403, 409, 429],
  },
  {
    method: 'put',
    path: accountPaths.profile,
    tag: 'Accounts',
    summary: 'Changes name and phone number',
    description: 'Extension. 403 for a wrong current password.',
    access: 'user',
    body: 'ProfileChange',
    data: 'ProfileData',
    refusals: [403, 409, 429],
  },
  {
    method: 'post',
    path: accountPaths.logoutAll,
    tag: 'Accounts',
    summary: 'Signs out everywhere: every session ends, this one too',
    description: 'Extension.',
    access: 'user',
  },
  {
    method: 'get',
    path: accountPaths.exportAccount,
    tag: 'Accounts',
    summary: 'Everything that is stored about the account, as a file',
    description: 'Extension. Without an envelope. Never passwords or tokens, nor their hashes.',
    access: 'user',
    plain: { contentType: 'application/json', schema: toRef('AccountExport') },
    refusals: [429],
  },
  {
    method: 'post',
    path: accountPaths.forgotPassword,
    tag: 'Accounts',
    summary: 'Sends a link to choose a new password',
    description:
      'Extension. The same answer whether the address has an account or not. The link works once, for 30 minutes.',
    access: 'public',
    body: 'PasswordRequest',
    refusals: [429],
  },
  {
    method: 'post',
    path: accountPaths.resetPassword,
    tag: 'Accounts',
    summary: 'Sets a new password by the token of a link',
    description:
      'Extension. 410 for a token that is unknown, used or too old. Every session ends, and the address is told.',
    access: 'public',
    body: 'PasswordReset',
    refusals: [410, 429],
  },
  {
    method: 'post',
    path: accountPaths.sendVerification,
    tag: 'Accounts',
    summary: 'Sends a link that confirms the address',
    description: 'Extension. Registering sends one too. The link works for 24 hours.',
    access: 'user',
    refusals: [429],
  },
  {
    method: 'post',
    path: accountPaths.verifyAddress,
    tag: 'Accounts',
    summary: 'Confirms the address by the token of a link',
    description: 'Extension. 410 for a token that is unknown, used or too old.',
    access: 'public',
    body: 'AddressVerification',
    refusals: [410, 429],
  },
  {
    method: 'post',
    path: accountPaths.changeAddress,
    tag: 'Accounts',
    summary: 'Sends a link to a new address',
    description:
      'Extension. 403 for a wrong current password. The same answer whether the new address has an account or not. Nothing changes before the link is opened, within 24 hours.',
    access: 'user',
    body: 'AddressChange',
    refusals: [403, 409, 429],
  },
  {
    method: 'post',
    path: accountPaths.confirmAddressChange,
    tag: 'Accounts',
    summary: 'Changes the address by the token of a link',
    description:
      'Extension. 410 for a token that is unknown, used or too old. Sessions end, but for that of the request, whose account is sent under `data.user`. The old address is told.',
    access: 'optional',
    body: 'AddressVerification',
    plain: {
      contentType: 'application/json',
      schema: {
        type: 'object',
        properties: {
          success: { const: true },
          message: { type: 'string' },
          data: { type: 'object', properties: { user: toRef('User') } },
        },
        required: ['success', 'message'],
      },
    },
    refusals: [410, 429],
  },
  {
    method: 'post',
    path: accountPaths.deleteAccount,
    tag: 'Accounts',
    summary: 'Deletes the account',
    description:
      'Extension. 403 for a wrong current password, 409 for the last administrator. All sessions end, companies and jobs leave the public. Signing in within 30 days restores everything.',
    access: 'user',
    body: 'AccountDeletion',
    data: 'DeletionData',
    refusals: [403, 409, 429],
  },
];
