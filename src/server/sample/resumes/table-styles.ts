import type { Palette } from './theme.ts';

const edge = (side: string, color: string, theme: string, size = 4): string =>
  `<w:${side} w:val="single" w:sz="${size}" w:space="0" w:color="${color}" w:themeColor="${theme}"/>`;

const borders = ({ line }: Palette, sides: readonly string[]): string =>
  `<w:tblBorders>${sides.map((side) => edge(side, line, 'accent3')).join('')}</w:tblBorders>`;

const margins = (vertical: number, horizontal: number): string =>
  `<w:tblCellMar><w:top w:w="${vertical}" w:type="dxa"/><w:left w:w="${horizontal}" w:type="dxa"/>` +
  `<w:bottom w:w="${vertical}" w:type="dxa"/><w:right w:w="${horizontal}" w:type="dxa"/></w:tblCellMar>`;

const style = (id: string, name: string, table: string, conditions = ''): string =>
  `<w:style w:type="table" w:customStyle="1" w:styleId="${id}"><w:name w:val="${name}"/>` +
  '<w:basedOn w:val="TableNormal"/><w:uiPriority w:val="59"/><w:qFormat/>' +
  `<w:tblPr>${table}</w:tblPr>${conditions}</w:style>`;

const condition = (type: string, cell: string): string =>
  `<w:tblStylePr w:type="${type}"><w:tblPr/><w:tcPr>${cell}</w:tcPr></w:tblStylePr>`;

const rule = ({ primary }: Palette): string =>
  `<w:tcBorders>${edge('bottom', primary, 'accent1', 8)}</w:tcBorders>`;

const shade = ({ tint }: Palette): string =>
  `<w:shd w:val="clear" w:color="auto" w:fill="${tint}" w:themeFill="background2"/>`;

const allSides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];

export const tableStyles = (palette: Palette): string => {
  const shadedHeader = condition('firstRow', rule(palette) + shade(palette));
  const grid = borders(palette, allSides) + margins(20, 90);
  return [
    style('CvLayout', 'CV Layout', margins(0, 0)),
    style('CvGrid', 'CV Grid', grid, shadedHeader),
    style('CvFields', 'CV Fields Table', grid, condition('firstCol', shade(palette))),
    style('CvBands', 'CV Bands', borders(palette, ['bottom', 'insideH']) + margins(20, 80), shadedHeader),
    style(
      'CvRules',
      'CV Rules',
      borders(palette, ['bottom', 'insideH']) + margins(20, 0),
      condition('firstRow', rule(palette)),
    ),
  ].join('');
};
