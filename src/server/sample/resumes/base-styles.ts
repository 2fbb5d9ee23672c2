import { tableStyles } from './table-styles.ts';
import { bengaliFont, points } from './theme.ts';
import type { Theme } from './theme.ts';

const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const runDefaults = ({ font, size, palette }: Theme): string =>
  `<w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:eastAsia="${font}" w:cs="${bengaliFont}"/>` +
  `<w:color w:val="${palette.ink}" w:themeColor="text1"/><w:sz w:val="${size}"/><w:szCs w:val="${size}"/>` +
  '<w:lang w:val="en-GB" w:eastAsia="en-GB" w:bidi="bn-BD"/></w:rPr>';

const paragraphDefaults = ({ lineSpacing }: Theme): string =>
  `<w:pPr><w:spacing w:after="${points(3)}" w:line="${lineSpacing}" w:lineRule="auto"/></w:pPr>`;

const defaultTable =
  '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/>' +
  '<w:uiPriority w:val="99"/><w:semiHidden/><w:unhideWhenUsed/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/>' +
  '<w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="108" w:type="dxa"/>' +
  '<w:bottom w:w="0" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>';

/**
 * The styles docx has no builder for. Normal repeats the document defaults because a table style outranks
 * the defaults in Word, but not Normal: otherwise text in tables would come out in another size.
 */
export const baseStyles = (theme: Theme): string =>
  `<w:styles ${namespace}><w:docDefaults>` +
  `<w:rPrDefault>${runDefaults(theme)}</w:rPrDefault>` +
  `<w:pPrDefault>${paragraphDefaults(theme)}</w:pPrDefault></w:docDefaults>` +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/>' +
  `${paragraphDefaults(theme)}${runDefaults(theme)}</w:style>` +
  '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont">' +
  '<w:name w:val="Default Paragraph Font"/><w:uiPriority w:val="1"/><w:semiHidden/><w:unhideWhenUsed/></w:style>' +
  '<w:style w:type="numbering" w:default="1" w:styleId="NoList"><w:name w:val="No List"/>' +
  '<w:uiPriority w:val="99"/><w:semiHidden/><w:unhideWhenUsed/></w:style>' +
  `${defaultTable}${tableStyles(theme.palette)}</w:styles>`;
