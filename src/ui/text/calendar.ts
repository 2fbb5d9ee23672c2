import { toDhakaDay } from '#contract/dhaka-days.ts';
import { DAY_MS } from '#contract/limits.ts';

/** Whole days as an iCalendar file (RFC 5545), made on the device. */

interface CalendarDays {
  /** Of the file's event: a file with the same id replaces it. */
  id: string;
  /** The event's title. */
  summary: string;
  url: string;
  /** Days in Bangladesh. */
  from: string;
  to: string;
  place?: string;
  notes?: string;
}

const LINE_OCTETS = 75;
/** Alarms of an all-day event count from its midnight: at 9:00 on the day before, and on the day. */
const ALARMS = ['-PT15H', 'PT9H'];

const escapeText = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll(/[;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`);

/** Folds a line after at most 75 octets, never inside a character. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

const toDate = (day: string): string => day.replaceAll('-', '');

const toNextDay = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
const toStamp = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** The file's text. @param now ms since the epoch */
export function toCalendar(days: CalendarDays, now: number): string {
  const { id, summary, url, to, place = '', notes = '' } = days;
  // Alarms count from the first day, of which some may have passed.
  const today = toDhakaDay(now);
  const from = today > days.from && today <= to ? today : days.from;
  const text = escapeText(summary);
  const alarms = ALARMS.flatMap((trigger) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kaj//Saved jobs//EN',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(url).hostname}`,
    `DTSTAMP:${toStamp(now)}`,
    `DTSTART;VALUE=DATE:${toDate(from)}`,
    `DTEND;VALUE=DATE:${toDate(toNextDay(to))}`,
    `SUMMARY:${text}`,
    `URL:${url}`,
    ...(place === '' ? [] : [`LOCATION:${escapeText(place)}`]),
    ...(notes === '' ? [] : [`DESCRIPTION:${escapeText(notes)}`]),
    'TRANSP:TRANSPARENT',
    ...alarms,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
