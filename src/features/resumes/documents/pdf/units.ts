import type { Look } from '../designs.ts';
import { toEntries, type Entry, type CvFact, type Part } from '../outline.ts';
import type { Canvas } from './canvas.ts';
import { createTag, findLinks, type Tag } from './tags.ts';
import type { Line, Setter, TextStyle } from './text.ts';

/** A block without a page break inside. */
export interface Unit {
  height: number;
  /** The space above it, except at the top of a page. */
  before: number;
  /** On the same page as the next block ("keep with next"). */
  isKeptWithNext: boolean;
  tag: Tag;
  draw: (canvas: Canvas, page: number, at: { x: number; y: number }) => void;
}

export interface Setting {
  setter: Setter;
  look: Look;
  width: number;
  isPanel: boolean;
  /** Of the part: see `Tag`. */
  section: number;
}

/** The baseline in a line of height 1. */
const baseline = 1;
const bulletIndent = 11;

interface TextOptions {
  style: TextStyle;
  /** A paragraph without one. */
  tag?: Tag;
  indent?: number;
  before?: number;
  isKeptWithNext?: boolean;
  isCentred?: boolean;
}

/** Lines with the links of their text, which may begin on one line and end on the next. */
function withLinks(lines: readonly Line[], written: string): Line[] {
  const text = written.trim().replaceAll(/\s+/g, ' ');
  const found = findLinks(text);
  let at = 0;
  return lines.map((line) => {
    const own = line.pieces.map((piece) => piece.text).join('');
    const start = text.indexOf(own, at);
    at = start + own.length;
    const links = found
      .map(({ uri, start: from, end }) => ({
        uri,
        start: Math.max(0, from - start),
        end: Math.min(own.length, end - start),
      }))
      .filter((link) => link.end > link.start);
    return { ...line, links };
  });
}

/** The lines of a text, each a block. */
export function toTextUnits(setting: Setting, text: string, options: TextOptions): Unit[] {
  const { setter, width } = setting;
  const { style, indent = 0, before = 0, isKeptWithNext = false, isCentred = false } = options;
  const tag = options.tag ?? createTag('P', setting);
  const lines = withLinks(setter.toLines(text, style, width - indent), text);
  return lines.map((line, index) => ({
    tag,
    height: style.size * setter.leading,
    before: index === 0 ? before : 0,
    isKeptWithNext,
    draw(canvas, page, { x, y }) {
      const left = isCentred ? (width - line.width) / 2 : indent;
      canvas.line(page, tag, { line, style, at: { x: x + left, y: y + style.size * baseline } });
    },
  }));
}

export function toStyles({ look: { size, ink, muted, primary, accent, headingSize }, isPanel }: Setting) {
  const body = isPanel ? size - 1 : size;
  return {
    body: { size: body, isBold: false, colour: isPanel ? 'FFFFFF' : ink },
    strong: { size: body, isBold: true, colour: isPanel ? accent : ink },
    label: { size: body, isBold: true, colour: isPanel ? accent : primary },
    muted: { size: body, isBold: false, colour: isPanel ? 'FFFFFF' : muted },
    heading: { size: headingSize, isBold: true, colour: isPanel ? accent : primary },
  };
}

export function toHeading(setting: Setting, text: string): Unit[] {
  const { heading } = toStyles(setting);
  const tag = createTag('H2', setting);
  const lines = toTextUnits(setting, text, { style: heading, tag, before: 11, isKeptWithNext: true });
  const rule: Unit = {
    tag,
    height: 4,
    before: 0,
    isKeptWithNext: true,
    draw: (canvas, page, at) =>
      canvas.box(page, setting.isPanel ? setting.look.accent : setting.look.line, at, {
        width: setting.width,
        height: 0.75,
      }),
  };
  return [...lines, rule];
}

/** Tags of the items of one list: of an item's text, and of the bullet or name before it. */
function createListTags(setting: Setting) {
  const list = createTag('L', setting);
  return () => {
    const parent = createTag('LI', { ...setting, parent: list });
    return {
      tag: createTag('LBody', { ...setting, parent }),
      labelTag: createTag('Lbl', { ...setting, parent }),
    };
  };
}

function toBullets(setting: Setting, items: readonly string[]): Unit[] {
  const { body, label } = toStyles(setting);
  const toTags = createListTags(setting);
  if (setting.isPanel)
    return items.flatMap((item) => toTextUnits(setting, item, { style: body, tag: toTags().tag, before: 2 }));
  const [dot] = setting.setter.toLines('•', label, bulletIndent);
  return items.flatMap((item) => {
    const { tag, labelTag } = toTags();
    const [first, ...rest] = toTextUnits(setting, item, {
      style: body,
      tag,
      indent: bulletIndent,
      before: 1,
    });
    return first && dot
      ? [withLine(first, { line: dot, style: label, left: 0, tag: labelTag }), ...rest]
      : rest;
  });
}

/** Labels in a column as wide as the widest of them, each before its value. */
function toFactUnits(setting: Setting, facts: readonly CvFact[]): Unit[] {
  const { setter, width } = setting;
  const { body, label } = toStyles(setting);
  const names = facts.map((fact) => setter.toLines(`${fact.label}:`, label, width / 2)[0]);
  const indent = Math.max(0, ...names.map((name) => name?.width ?? 0)) + bulletIndent;
  const toTags = createListTags(setting);
  return facts.flatMap(({ value }, index) => {
    const name = names[index];
    const { tag, labelTag } = toTags();
    const [first, ...rest] = toTextUnits(setting, value, { style: body, tag, indent, before: 1 });
    return first && name
      ? [withLine(first, { line: name, style: label, left: 0, tag: labelTag }), ...rest]
      : rest;
  });
}

/** Draws another line beside a block's own: a bullet before it or a date after it, in reading order. */
function withLine(unit: Unit, more: { line: Line; style: TextStyle; left: number; tag: Tag }): Unit {
  const { line, style, left, tag } = more;
  return {
    ...unit,
    draw(canvas, page, at) {
      if (left > 0) unit.draw(canvas, page, at);
      canvas.line(page, tag, { line, style, at: { x: at.x + left, y: at.y + style.size * baseline } });
      if (left === 0) unit.draw(canvas, page, at);
    },
  };
}

function toEntryUnits(setting: Setting, { heading, when, where, points }: Entry): Unit[] {
  const { setter, width } = setting;
  const { strong, muted } = toStyles(setting);
  const dates = setter.toLines(when, muted, width / 2);
  // Dates wider than half of the line are set below the heading.
  const date = dates.length === 1 ? dates[0] : undefined;
  const below = dates.length > 1 ? [where, when] : [where];
  const detailText = below.filter((text) => text !== '').join(', ');
  const textWidth = date ? width - date.width - 12 : width;
  const hasMore = detailText !== '' || points.length > 0;
  const [first, ...rest] = toTextUnits({ ...setting, width: textWidth }, heading, {
    style: strong,
    before: 5,
    isKeptWithNext: hasMore,
  });
  const detail = toTextUnits(setting, detailText, { style: muted, isKeptWithNext: points.length > 0 });
  if (!first) return [...detail, ...toBullets(setting, points)];
  const { tag } = first;
  const top = date ? withLine(first, { line: date, style: muted, left: width - date.width, tag }) : first;
  return [top, ...rest, ...detail, ...toBullets(setting, points)];
}

const shares = [0.34, 0.34, 0.14, 0.18] as const;
const cellPadding = 5;

function toTableRow(setting: Setting, table: Tag, values: readonly string[], isHead: boolean): Unit {
  const { setter, width, look } = setting;
  const styles = toStyles(setting);
  const style = isHead ? styles.label : styles.body;
  const tag = createTag('TR', { ...setting, parent: table });
  const cells = values.map((value, index) => {
    const wide = width * (shares[index] ?? 0);
    const cell = createTag(isHead ? 'TH' : 'TD', { ...setting, parent: tag });
    return { wide, cell, lines: withLinks(setter.toLines(value, style, wide - 2 * cellPadding), value) };
  });
  const rows = Math.max(1, ...cells.map(({ lines }) => lines.length));
  const height = rows * style.size * setter.leading + 2 * cellPadding;
  return {
    tag,
    height,
    before: 0,
    isKeptWithNext: isHead,
    draw(canvas, page, { x, y }) {
      if (isHead) canvas.box(page, look.tint, { x, y }, { width, height });
      let left = x;
      for (const { wide, cell, lines } of cells) {
        lines.forEach((line, row) => {
          const at = {
            x: left + cellPadding,
            y: y + cellPadding + style.size * (baseline + row * setter.leading),
          };
          canvas.line(page, cell, { line, style, at });
        });
        canvas.box(page, look.line, { x: left, y }, { width: 0.5, height });
        left += wide;
      }
      canvas.box(page, look.line, { x: left, y }, { width: 0.5, height: height + 0.5 });
      for (const edge of [y, y + height]) canvas.box(page, look.line, { x, y: edge }, { width, height: 0.5 });
    },
  };
}

/** A part of a CV with its heading. */
export function toPartUnits(setting: Setting, part: Part, hasTables: boolean): Unit[] {
  const heading = toHeading(setting, part.heading);
  const { body } = toStyles(setting);
  if (part.kind === 'text')
    return [...heading, ...toTextUnits(setting, part.text, { style: body, before: 1 })];
  if (part.kind === 'list') return [...heading, ...toBullets(setting, part.items)];
  if (part.kind === 'facts') return [...heading, ...toFactUnits(setting, part.facts)];
  if (part.kind === 'entries')
    return [...heading, ...part.entries.flatMap((one) => toEntryUnits(setting, one))];
  if (!hasTables) return [...heading, ...toEntries(part.rows).flatMap((one) => toEntryUnits(setting, one))];
  const table = createTag('Table', setting);
  return [
    ...heading,
    toTableRow(setting, table, part.columns, true),
    ...part.rows.map((row) => toTableRow(setting, table, row, false)),
  ];
}

/** Lays blocks out in a column, from page to page. @returns the end position */
export function flow(
  canvas: Canvas,
  units: readonly Unit[],
  column: { x: number; top: number; bottom: number; first: number },
) {
  let [page, y] = [0, column.first];
  units.forEach((unit, index) => {
    const isTop = y === column.top;
    let needed = unit.height + (isTop ? 0 : unit.before);
    for (let next = index; units[next]?.isKeptWithNext && next < index + 6; next += 1) {
      needed += (units[next + 1]?.height ?? 0) + (units[next + 1]?.before ?? 0);
    }
    if (y + needed > column.bottom && !isTop) {
      page += 1;
      y = column.top;
    } else if (!isTop) y += unit.before;
    unit.draw(canvas, page, { x: column.x, y });
    y += unit.height;
  });
  return { page, y };
}
