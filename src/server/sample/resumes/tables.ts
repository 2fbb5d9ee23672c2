import { HeightRule, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx';
import type { ITableCellOptions, Paragraph, ThemeColor } from 'docx';
import { paragraph } from './parts.ts';

export type Blocks = readonly (Paragraph | Table)[];

interface CellOptions extends Omit<ITableCellOptions, 'children' | 'width' | 'shading'> {
  fill?: ThemeColor;
}

export const cell = (width: number, children: Blocks, { fill, ...rest }: CellOptions = {}): TableCell =>
  new TableCell({
    ...rest,
    children,
    width: { size: width, type: WidthType.DXA },
    ...(fill && { shading: { type: 'clear' as const, color: 'auto', fill } }),
  });

export const row = (cells: readonly TableCell[], minimumHeight?: number): TableRow =>
  new TableRow({
    children: cells,
    ...(minimumHeight && { height: { value: minimumHeight, rule: HeightRule.ATLEAST } }),
  });

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

const fixed = (widths: readonly number[]) => ({
  columnWidths: widths,
  width: { size: sum(widths), type: WidthType.DXA },
  layout: TableLayoutType.FIXED,
});

export const layoutTable = (widths: readonly number[], rows: readonly TableRow[]): Table =>
  new Table({ ...fixed(widths), rows, style: 'CvLayout', tableLook: { noHBand: true, noVBand: true } });

const textCells = (widths: readonly number[], values: readonly string[], style: string): TableCell[] =>
  values.map((value, index) => cell(widths[index] ?? 0, [paragraph(style, value)]));

/** A header row that repeats on every page, for tables that hold data rather than layout. */
export const dataTable = (
  widths: readonly number[],
  header: readonly string[],
  body: readonly (readonly string[])[],
  style = 'CvRules',
): Table =>
  new Table({
    ...fixed(widths),
    style,
    tableLook: { firstRow: true, noHBand: true, noVBand: true },
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: textCells(widths, header, 'TableHeading'),
      }),
      ...body.map(
        (values) => new TableRow({ cantSplit: true, children: textCells(widths, values, 'TableText') }),
      ),
    ],
  });

/** Label and value, with the labels marked as the header column. */
export const fieldTable = (
  widths: readonly [number, number],
  fields: readonly (readonly [string, string])[],
): Table =>
  new Table({
    ...fixed(widths),
    style: 'CvFields',
    tableLook: { firstColumn: true, noHBand: true, noVBand: true },
    rows: fields.map(
      ([name, value]) =>
        new TableRow({
          cantSplit: true,
          children: [
            cell(widths[0], [paragraph('TableHeading', name)]),
            cell(widths[1], [paragraph('TableText', value)]),
          ],
        }),
    ),
  });
