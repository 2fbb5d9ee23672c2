import { expect, test } from 'vitest';
import { foldLine, toCalendar } from './calendar.ts';

const reminder = {
  id: 'a1',
  summary: 'Last day to apply: Nurse',
  url: 'https://kaj.example/jobDetailsPage?id=a1',
  deadline: '2026-11-25T18:00:00.000Z',
};
const now = Date.parse('2026-11-20T08:30:15.250Z');

/** The file as a calendar program reads it, with unfolded lines. */
const read = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

test('the deadline is a whole day, in Bangladesh, with an alarm the day before and on it', () => {
  const lines = read(toCalendar(reminder, now));
  expect(lines).toContain('DTSTAMP:20261120T083015Z');
  // 18:00 UTC is midnight in Dhaka, on the next day.
  expect(lines).toContain('DTSTART;VALUE=DATE:20261126');
  expect(lines).toContain('DTEND;VALUE=DATE:20261127');
  expect(lines).toContain('UID:job-a1@kaj.example');
  expect(lines).toContain(`URL:${reminder.url}`);
  expect(lines.filter((line) => line.startsWith('TRIGGER:'))).toEqual(['TRIGGER:-PT15H', 'TRIGGER:PT9H']);
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'BEGIN:VALARM',
    'BEGIN:VALARM',
  ]);
  expect(lines.at(-1)).toBe('');
});

test('every line ends with CRLF, and text is escaped', () => {
  const summary = 'Nurse; day, night\\shift\nDhaka';
  const text = toCalendar({ ...reminder, summary }, now);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(read(text)).toContain(String.raw`SUMMARY:Nurse\; day\, night\\shift\nDhaka`);
});

test('long lines are folded at 75 octets, between characters', () => {
  const line = `SUMMARY:${'হিসাবরক্ষক '.repeat(20)}`;
  const folded = foldLine(line);
  for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
  expect(folded.replaceAll('\r\n ', '')).toBe(line);
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
});

test('without a readable deadline there is no file', () => {
  expect(toCalendar({ ...reminder, deadline: '' }, now)).toBe('');
});
