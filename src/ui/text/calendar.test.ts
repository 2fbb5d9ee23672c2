import { expect, test } from 'vitest';
import { foldLine, toCalendar } from './calendar.ts';

const reminder = {
  id: 'job-a1',
  summary: 'Last day to apply: Nurse',
  url: 'https://kaj.example/jobDetailsPage?id=a1',
  from: '2026-11-26',
  to: '2026-11-26',
};
const now = Date.parse('2026-11-20T08:30:15.250Z');

/** The file as a calendar program reads it, with unfolded lines. */
const read = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

test('a day is a whole one, with an alarm the day before and on it', () => {
  const lines = read(toCalendar(reminder, now));
  expect(lines).toContain('DTSTAMP:20261120T083015Z');
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

test('of several days those that are left are taken, so that an alarm is still to come', () => {
  const days = { ...reminder, from: '2026-11-19', to: '2026-11-23' };
  expect(read(toCalendar(days, now))).toContain('DTSTART;VALUE=DATE:20261120');
  expect(read(toCalendar({ ...days, from: '2026-11-21' }, now))).toContain('DTSTART;VALUE=DATE:20261121');
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

test('several days end before the day after them, and say where and with what', () => {
  const walkIn = {
    ...reminder,
    from: '2026-11-30',
    to: '2026-12-31',
    place: 'Gate 2, Ashulia',
    notes: 'Bring:\nNID',
  };
  const lines = read(toCalendar(walkIn, now));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261130');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain(String.raw`LOCATION:Gate 2\, Ashulia`);
  expect(lines).toContain(String.raw`DESCRIPTION:Bring:\nNID`);
});
