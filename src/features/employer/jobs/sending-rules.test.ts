import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform/http/api-error.ts';
import { jobEditorMessages } from './messages.ts';
import { toPostFailure, toSaveFailure } from './sending-rules.ts';

const texts = jobEditorMessages;
const away = new ApiError('unreachable', 'The server could not be reached');
const ended = new ApiError('http', 'Status 401', { status: 401, serverMessage: 'Sign in first' });
const refused = new ApiError('refused', 'no', { serverMessage: 'Title is required.' });
const mute = new ApiError('refused', 'The server refused');
const bad = new ApiError('http', 'Status 400', { status: 400, serverMessage: 'Max salary is too small.' });
const down = new ApiError('http', 'Status 502', { status: 502 });
const busy = new ApiError('http', 'Status 429', { status: 429, serverMessage: 'Try again in 2 minutes.' });
const garbled = new ApiError('broken', 'The answer is not JSON');

const post = (error: unknown) => toPostFailure(error, texts);

describe('a job that is not posted', () => {
  it("says the server's words, or that they are unknown", () => {
    expect(post(refused).dialog?.title).toBe('Error posting job: Title is required.');
    expect(post(bad).dialog?.title).toBe('Error posting job: Max salary is too small.');
    expect(post(mute).dialog?.title).toBe('Error posting job: Unknown error');
    expect(post(bad).note).toBeUndefined();
  });

  it('may be sent again without an answer, or without a reason', () => {
    for (const error of [away, down, garbled]) {
      expect(post(error).dialog).toEqual({
        title: 'Oops...',
        text: 'Failed to post job. Please try again.',
      });
      expect(post(error).note?.way).toBe('sendAgain');
    }
  });

  it('may be sent again, in the words of a server that could not take it now', () => {
    expect(post(busy).dialog?.title).toBe('Error posting job: Try again in 2 minutes.');
    expect(post(busy).note).toEqual({ title: '', way: 'sendAgain', text: texts.notNow });
    const notes = [away, garbled, down].map((error) => post(error).note?.text);
    expect(notes).toEqual([texts.noAnswer, texts.noAnswer, texts.notNow]);
  });

  it('waits for a sign-in when the session has ended', () => {
    expect(post(ended).dialog).toBeUndefined();
    expect(post(ended).note).toEqual({ way: 'signIn', title: texts.authTitle, text: texts.sessionEnded });
  });
});

it('a job that is not saved says so in the specified words', () => {
  expect(toSaveFailure(bad, texts)).toEqual({
    title: 'Error updating job: Max salary is too small.',
    way: 'edit',
  });
  expect(toSaveFailure(away, texts)).toEqual({
    title: 'Failed to save job: Could not connect. Check your internet.',
    way: 'sendAgain',
    text: texts.noAnswer,
  });
  expect(toSaveFailure(busy, texts)).toEqual({
    title: 'Error updating job: Try again in 2 minutes.',
    way: 'sendAgain',
    text: texts.notNow,
  });
  expect(toSaveFailure(down, texts).title).toBe('Failed to save job: The server has a problem (502).');
  expect(toSaveFailure(ended, texts).way).toBe('signIn');
});
