import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform/http/api-error.ts';
import {
  checkRegister,
  checkSignIn,
  toAccountFailure,
  toCredentials,
  toRegistration,
} from './account-rules.ts';
import { accountMessages } from './messages.ts';

const texts = accountMessages;
const filled = {
  firstName: ' Rina ',
  lastName: 'Akter',
  email: ' rina@example.com ',
  phoneNumber: '০১৭১২-৩৪৫৬৭৮',
  password: 'long enough',
  confirmPassword: 'long enough',
};
const wrong = (errors: object) => Object.entries(errors).flatMap(([name, text]) => (text ? [name] : []));

describe('sign-in form', () => {
  it('requires an e-mail address and a password', () => {
    expect(wrong(checkSignIn({ email: ' ', password: '' }, texts))).toEqual(['email', 'password']);
    expect(checkSignIn({ email: 'rina@', password: 'x' }, texts).email).toBe('Invalid email format');
    expect(wrong(checkSignIn({ email: 'rina@example.com', password: 'x' }, texts))).toEqual([]);
  });

  it('sends the password exactly as typed', () => {
    expect(toCredentials({ email: ' rina@example.com ', password: ' p ' })).toEqual({
      email: 'rina@example.com',
      password: ' p ',
    });
  });
});

describe('register form', () => {
  it('requires every field, in the order they stand on the screen', () => {
    const empty = {
      firstName: '',
      lastName: '',
      email: '',
      phoneNumber: ' ',
      password: '',
      confirmPassword: '',
    };
    expect(wrong(checkRegister(empty, texts))).toEqual(Object.keys(empty));
    expect(wrong(checkRegister(filled, texts))).toEqual([]);
  });

  it.each(['12', '01712', '+880171234567', '02-9876543', 'none'])(
    'refuses %s as a mobile number',
    (phoneNumber) => {
      expect(checkRegister({ ...filled, phoneNumber }, texts).phoneNumber).toContain('like 01712 345678');
    },
  );

  it('refuses what the server would: mixed alphabets, and letters that an address cannot have', () => {
    expect(wrong(checkRegister({ ...filled, firstName: 'R\u0430him' }, texts))).toEqual(['firstName']);
    expect(wrong(checkRegister({ ...filled, email: '\u0430dmin@example.com' }, texts))).toEqual(['email']);
  });

  it('refuses passwords that differ, are too short or guessed first', () => {
    expect(checkRegister({ ...filled, confirmPassword: 'other' }, texts).confirmPassword).toBe(
      'Passwords do not match!',
    );
    const short = checkRegister({ ...filled, password: '1234567', confirmPassword: '1234567' }, texts);
    expect(short.password).toBe('Use at least 8 characters');
    const easy = checkRegister({ ...filled, password: '12345678', confirmPassword: '12345678' }, texts);
    expect(easy.password).toBe('Too easy to guess. Choose another one');
  });

  it('sends the fields of the contract, the number in Latin digits, the confirmation not at all', () => {
    expect(toRegistration(filled)).toEqual({
      firstName: 'Rina',
      lastName: 'Akter',
      email: 'rina@example.com',
      phoneNumber: '01712-345678',
      password: 'long enough',
    });
  });
});

describe('the text of a failure', () => {
  const refused = new ApiError('refused', 'no', { serverMessage: 'Wrong' });
  const http = new ApiError('http', 'Status 429', { status: 429, serverMessage: 'Too many attempts' });
  const mute = new ApiError('http', 'Status 500', { status: 500 });
  const away = new ApiError('unreachable', 'no network');

  it('at sign-in: `success` false, the server, ours', () => {
    expect(toAccountFailure('signIn', refused, texts)).toEqual({
      title: 'Invalid credentials. Please try again.',
    });
    expect(toAccountFailure('signIn', http, texts)).toEqual({ title: 'Too many attempts' });
    expect(toAccountFailure('signIn', mute, texts)).toEqual({
      title: 'Login failed!',
      text: 'Something went wrong. Please try again later.',
    });
  });

  it('at registration: the server, ours', () => {
    expect(toAccountFailure('register', refused, texts)).toEqual({ title: 'Wrong' });
    expect(toAccountFailure('register', mute, texts)).toEqual({ title: 'Registration failed!' });
  });

  it('says that nothing typed was lost when the server is out of reach', () => {
    expect(toAccountFailure('signIn', away, texts).text).toContain('still here');
    expect(toAccountFailure('register', away, texts).text).toContain('still here');
  });
});
