import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform/http/api-error.ts';
import { jobEditorMessages } from './messages.ts';
import { toPostDialog, toPostTrouble, toSaveTrouble } from './sending-rules.ts';

const texts = jobEditorMessages.en;
const away = new ApiError('unreachable', 'The server could not be reached');
const ended = new ApiError('http', 'Status 401', { status: 401, serverMessage: 'Sign in first' });
const refused = new ApiError('refused', 'no', { serverMessage: 'Title is required.' });
const mute = new ApiError('refused', 'The server refused');
const bad = new ApiError('http', 'Status 400', { status: 400, serverMessage: 'Max salary is too small.' });
const down = new ApiError('http', 'Status 502', { status: 502 });
const busy = new ApiError('http', 'Status 429', { status: 429, serverMessage: 'Try again in 2 minutes.' });
const garbled = new ApiError('broken', 'The answer is not JSON');

describe('a job that is not posted', () => {
  it("says the server's words, or that they are unknown", () => {
    expect(toPostDialog(refused, texts)?.title).toBe('Error posting job: Title is required.');
    expect(toPostDialog(bad, texts)?.title).toBe('Error posting job: Max salary is too small.');
    expect(toPostDialog(mute, texts)?.title).toBe('Error posting job: Unknown error');
    expect(toPostTrouble(bad)).toBeUndefined();
  });

  it('may be sent again when no answer came, or none that says why', () => {
    for (const error of [away, down, garbled]) {
      expect(toPostDialog(error, texts)).toEqual({
        title: 'Oops...',
        text: 'Failed to post job. Please try again.',
      });
      expect(toPostTrouble(error)?.way).toBe('sendAgain');
    }
  });

  it('may be sent again, in the words of a server that could not take it now', () => {
    expect(toPostDialog(busy, texts)?.title).toBe('Error posting job: Try again in 2 minutes.');
    expect(toPostTrouble(busy)).toEqual({ title: '', way: 'sendAgain', isAnswered: true });
    expect([away, garbled, down].map((error) => toPostTrouble(error)?.isAnswered)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('waits for a sign-in when the session has ended', () => {
    expect(toPostDialog(ended, texts)).toBeNull();
    expect(toPostTrouble(ended)?.way).toBe('signIn');
  });
});

it('a job that is not saved says so in the specified words', () => {
  expect(toSaveTrouble(bad, texts)).toEqual({
    title: 'Error updating job: Max salary is too small.',
    way: 'edit',
    isAnswered: true,
  });
  expect(toSaveTrouble(away, texts)).toEqual({
    title: 'Failed to save job: The server cannot be reached. Check your internet.',
    way: 'sendAgain',
    isAnswered: false,
  });
  expect(toSaveTrouble(busy, texts)).toEqual({
    title: 'Error updating job: Try again in 2 minutes.',
    way: 'sendAgain',
    isAnswered: true,
  });
  expect(toSaveTrouble(down, texts).title).toBe('Failed to save job: The server has a problem (502).');
  expect(toSaveTrouble(ended, texts).way).toBe('signIn');
});
