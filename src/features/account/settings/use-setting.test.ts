import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform/http/api-error.ts';
import { accountMessages } from '../messages.ts';
import { settingsMessages } from './messages.ts';
import { checkPasswordChange, checkProfile, toProfileChange, toSettingsFailure } from './use-setting.ts';

const texts = accountMessages;

describe('what a change needs', () => {
  it('is the present password, whatever is changed', () => {
    const details = { firstName: 'Rina', lastName: 'Akter', phoneNumber: '01712345678', currentPassword: '' };
    expect(checkProfile(details, texts)).toMatchObject({ currentPassword: 'Enter your password' });
    expect(checkProfile({ ...details, lastName: ' ', currentPassword: 'x' }, texts)).toEqual({
      firstName: undefined,
      lastName: 'Enter your last name',
      phoneNumber: undefined,
      currentPassword: undefined,
    });
  });

  it('is a new password of at least 8 characters, typed twice', () => {
    const values = { currentPassword: 'old', newPassword: 'short', confirmPassword: 'other' };
    expect(checkPasswordChange(values, texts)).toEqual({
      currentPassword: undefined,
      newPassword: 'Use at least 8 characters',
      confirmPassword: 'Passwords do not match!',
    });
    const good = { currentPassword: 'old', newPassword: 'long enough', confirmPassword: 'long enough' };
    expect(Object.values(checkPasswordChange(good, texts)).filter(Boolean)).toEqual([]);
  });
});

it('details are sent without spaces around them, the number in Latin digits', () => {
  const typed = {
    firstName: ' Rina ',
    lastName: 'Akter',
    phoneNumber: '০১৭১২৩৪৫৬৭৮',
    currentPassword: ' p ',
  };
  expect(toProfileChange(typed)).toEqual({
    firstName: 'Rina',
    lastName: 'Akter',
    phoneNumber: '01712345678',
    currentPassword: ' p ',
  });
});

const say = (error: unknown) => toSettingsFailure(error, settingsMessages);
const answered = (status: number, serverMessage?: string): ApiError =>
  new ApiError('http', '', { status, serverMessage });

describe('the text of a failure', () => {
  it.each(['unreachable', 'timeout'] as const)('%s: it needs internet, nothing is lost', (kind) => {
    expect(say(new ApiError(kind, ''))).toEqual({
      title: 'This needs internet',
      text: 'Nothing was lost. Try again when you are online.',
      way: 'retry',
    });
  });

  it('names the way on', () => {
    expect(say(answered(401, 'Please sign in first.'))).toMatchObject({
      title: 'You are signed out',
      way: 'signIn',
    });
    expect(say(answered(403, 'Wrong.'))).toEqual({ title: 'Wrong.', way: 'password' });
    expect(say(answered(403))).toMatchObject({ title: 'Your current password is not correct.' });
    expect(say(answered(429))).toMatchObject({ way: 'retry' });
    expect(say(answered(409, 'Make another account first.'))).toEqual({
      title: 'Make another account first.',
      way: 'retry',
    });
    expect(say(answered(500))).toMatchObject({ title: 'The server has a problem (500)', way: 'retry' });
    expect(say(new Error('odd'))).toMatchObject({ title: 'That did not work', way: 'retry' });
  });
});
