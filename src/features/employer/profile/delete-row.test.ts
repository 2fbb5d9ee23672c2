import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform/http/api-error.ts';
import { ownCompaniesMessages, postedJobsMessages } from './messages.ts';
import { findNeighbour, toDeleteFailure, withoutOwnRow, withRowAt } from './delete-row.ts';

const rows = [{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }];
const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id).join('');

describe('rows that leave and come back', () => {
  it('come back where they were', () => {
    for (const [index, row] of rows.entries()) {
      expect(ids(withRowAt(withoutOwnRow(rows, row._id), row, index))).toBe('abc');
    }
  });

  it('stay where they are in a list that still has them, wherever they seemed to be', () => {
    expect(ids(withRowAt(rows, { _id: 'b' }, 0))).toBe('abc');
  });

  it('stand at the end of a list that has become shorter', () => {
    expect(ids(withRowAt([{ _id: 'a' }], { _id: 'c' }, 2))).toBe('ac');
  });

  it('hand the focus to the next row, the last one to the one before, the only one to none', () => {
    expect(findNeighbour(rows, 'a')).toBe('b');
    expect(findNeighbour(rows, 'c')).toBe('b');
    expect(findNeighbour([{ _id: 'a' }], 'a')).toBeUndefined();
  });
});

describe('the words of a delete that did not happen', () => {
  const texts = postedJobsMessages.deleting;

  it('are the specified ones when the server refuses', () => {
    const refused = new ApiError('refused', 'x', { serverMessage: 'In use.' });
    const expected = { line: null, title: 'Error!', text: 'Failed to delete the job. In use.' };
    expect(toDeleteFailure(refused, texts)).toEqual(expected);
    const silent = new ApiError('http', 'Status 500', { status: 500 });
    expect(toDeleteFailure(silent, texts).text).toBe(
      'Failed to delete the job. The server has a problem (500).',
    );
  });

  it('are a line and an alert when no answer came', () => {
    expect(toDeleteFailure(new ApiError('unreachable', 'No network'), texts)).toEqual({
      line: 'Failed to delete the job: Could not connect. Check your internet.',
      title: 'Error!',
      text: 'Something went wrong while deleting the job.',
    });
  });

  it('name an ended session, in the server’s words', () => {
    const ended = new ApiError('http', 'Status 401', { status: 401, serverMessage: 'Sign in first.' });
    expect(toDeleteFailure(ended, texts)).toEqual({
      line: 'Authentication token not found.',
      title: 'Error!',
      text: 'Failed to delete the job. Sign in first.',
    });
  });

  it('are those of the companies list for a company', () => {
    const cut = toDeleteFailure(new ApiError('timeout', 'Too late'), ownCompaniesMessages.deleting);
    expect(cut).toEqual({
      line: 'Failed to delete the company',
      title: 'Failed to delete the company',
      text: 'Something went wrong while deleting the company.',
    });
  });
});
