import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { messageOf } from './answer-message.ts';
import { parseRows, readAnswer } from './envelope.ts';

const Data = v.object({ name: v.string() });

describe('readAnswer', () => {
  it('takes data with success true, and with success missing', () => {
    const data = { name: 'a' };
    expect(readAnswer(Data, { success: true, data, message: 'Done' })).toEqual({
      kind: 'ok',
      data,
      message: 'Done',
    });
    expect(readAnswer(Data, { data })).toEqual({ kind: 'ok', data, message: undefined });
  });

  it('reads a refusal with its message at either place', () => {
    expect(readAnswer(Data, { success: false, message: 'No' })).toEqual({ kind: 'refused', message: 'No' });
    expect(readAnswer(Data, { success: false, data: { message: 'No' } })).toEqual({
      kind: 'refused',
      message: 'No',
    });
    expect(readAnswer(Data, { success: false })).toEqual({ kind: 'refused', message: undefined });
  });

  it.each([
    [null],
    [undefined],
    ['<html>'],
    [{ success: true }],
    [{ success: true, data: { name: 7 } }],
    [{ success: 'yes' }],
  ])('calls %j broken', (body) => {
    expect(readAnswer(Data, body).kind).toBe('broken');
  });

  it.each([[undefined], [null], [''], ['OK'], [{}]])(
    'takes %j for an answer where no data is asked for',
    (body) => {
      expect(readAnswer(v.unknown(), body).kind).toBe('ok');
      expect(readAnswer(v.nullish(Data), body).kind).toBe('ok');
    },
  );

  it('takes no page of a network in between for an answer', () => {
    expect(readAnswer(v.unknown(), ' <!doctype html>').kind).toBe('broken');
  });

  it('says where it broke, never what was there', () => {
    const read = readAnswer(Data, { success: true, data: { name: 7_654_321 } });
    expect(read).toEqual({ kind: 'broken', reason: 'name: expected string' });
  });
});

describe('messageOf', () => {
  it('falls back to `error`, and to nothing', () => {
    expect(messageOf({ error: 'Too many' })).toBe('Too many');
    expect(messageOf({ message: '  ' })).toBeUndefined();
  });
});

describe('parseRows', () => {
  it('leaves out a bad row and keeps the rest in order', () => {
    const { rows, rejected } = parseRows(Data, [{ name: 'a' }, { name: null }, { name: 'b' }]);
    expect(rows).toEqual([{ name: 'a' }, { name: 'b' }]);
    expect(rejected).toEqual([{ index: 1, reason: 'name: expected string' }]);
  });
});
