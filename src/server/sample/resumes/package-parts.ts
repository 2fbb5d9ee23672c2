import type { ResumeProperties } from './resume.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** Fixed, so that generating again gives the same bytes. */
const made = '2025-01-01T00:00:00Z';

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const coreProperties = ({ title, subject, keywords, language }: ResumeProperties): string =>
  declaration +
  '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ' +
  'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ' +
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
  `<dc:title>${escaped(title)}</dc:title><dc:subject>${escaped(subject)}</dc:subject>` +
  `<dc:creator>Kaj</dc:creator><cp:keywords>${escaped(keywords)}</cp:keywords>` +
  `<cp:lastModifiedBy>Kaj</cp:lastModifiedBy><cp:revision>1</cp:revision>` +
  `<dcterms:created xsi:type="dcterms:W3CDTF">${made}</dcterms:created>` +
  `<dcterms:modified xsi:type="dcterms:W3CDTF">${made}</dcterms:modified>` +
  `<dc:language>${language}</dc:language></cp:coreProperties>`;

/** Without a theme language Word picks its Bangla fallback font by guesswork. */
const settings = (): string =>
  declaration +
  `<w:settings ${word}><w:zoom w:percent="100"/><w:defaultTabStop w:val="720"/>` +
  '<w:characterSpacingControl w:val="doNotCompress"/><w:compat>' +
  '<w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/>' +
  '</w:compat><w:themeFontLang w:val="en-GB" w:bidi="bn-BD"/>' +
  '<w:clrSchemeMapping w:bg1="light1" w:t1="dark1" w:bg2="light2" w:t2="dark2" w:accent1="accent1" ' +
  'w:accent2="accent2" w:accent3="accent3" w:accent4="accent4" w:accent5="accent5" w:accent6="accent6" ' +
  'w:hyperlink="hyperlink" w:followedHyperlink="followedHyperlink"/></w:settings>';

/** Names the font to use where ours is missing: Word has no Noto, LibreOffice none of Microsoft's. */
const substitutes = [
  { name: 'Noto Sans Bengali', other: 'Nirmala UI', family: 'swiss' },
  { name: 'Calibri', other: 'Carlito', family: 'swiss' },
  { name: 'Times New Roman', other: 'Liberation Serif', family: 'roman' },
  { name: 'Arial', other: 'Liberation Sans', family: 'swiss' },
];

const fontTable = (): string =>
  `${declaration}<w:fonts ${word}>` +
  substitutes
    .map(
      ({ name, other, family }) =>
        `<w:font w:name="${name}"><w:altName w:val="${other}"/><w:charset w:val="00"/>` +
        `<w:family w:val="${family}"/><w:pitch w:val="variable"/></w:font>`,
    )
    .join('') +
  '</w:fonts>';

export const packageParts = (properties: ResumeProperties): { path: string; data: string }[] => [
  { path: 'docProps/core.xml', data: coreProperties(properties) },
  { path: 'word/settings.xml', data: settings() },
  { path: 'word/fontTable.xml', data: fontTable() },
];
