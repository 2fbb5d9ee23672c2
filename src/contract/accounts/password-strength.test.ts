import { describe, expect, it } from 'vitest';
import { isHardToGuess } from './password-strength.ts';

describe('isHardToGuess', () => {
  it.each([
    '12345678',
    '123456789',
    '87654321',
    '1234567890',
    '11111111',
    '00000000',
    '12121212',
    '123123123',
    '১২৩৪৫৬৭৮',
    '１２３４５６７８',
    'abcdefgh',
    'ABCDEFGH',
    'abcd1234',
    'aaaaaaaa',
    'কককককককক',
    'qwertyui',
    'Qwerty123',
    'qwerty2024!',
    'asdfghjk',
    '1qaz2wsx',
    '1q2w3e4r',
    'zxcvbnm123',
    'password',
    'Password1',
    'Password@123',
    'P@ssw0rd',
    'passwordpassword',
    'my password',
    'iloveyou',
    'bangladesh',
    'Bangladesh1971',
    '1971bangladesh',
    'admin123',
    '        12345678',
  ])('is false for %s', (password) => {
    expect(isHardToGuess(password)).toBe(false);
  });

  it.each([
    'a long enough password',
    'correct horse',
    'café café',
    'another long password',
    'the password of Rina',
    'h7#kQ2!x',
    '83920174',
    'আমার ছোট নদী',
    'wvut-ab4c-9kmn-pq2r',
    'dhaka rickshaw 12',
  ])('is true for %s', (password) => {
    expect(isHardToGuess(password)).toBe(true);
  });
});
