/** A4 within its margins, minus a millimetre for rounding. */
const MARGIN_MM = 12;
const WIDTH_MM = 210 - 2 * MARGIN_MM;
const HEIGHT_MM = 297 - 2 * MARGIN_MM - 1;

/**
 * The page is laid out off screen at paper width, to be measured. The pages' policy refuses style elements, but not
 * constructed style sheets.
 */
const styles = `
@page { size: A4; margin: ${MARGIN_MM}mm; }
.printed-job {
  position: fixed; inset: 0 auto auto 0; visibility: hidden;
  inline-size: ${WIDTH_MM}mm;
  font: 11pt/1.35 var(--font-sans); overflow-wrap: anywhere; print-color-adjust: exact;
}
.printed-job :where(:lang(bn)) { font-size: 1em; line-height: 1.5; }
.printed-job :is(h1, h2) { margin: 0 0 0.25em; font-size: 1.1em; line-height: 1.25; break-after: avoid; }
.printed-job h1 { font-size: 1.6em; font-weight: 700; }
.printed-job header { display: flex; gap: 6mm; justify-content: space-between; }
.printed-job header div { min-inline-size: 0; }
.printed-job header p { margin-block: 0 0.35em; }
.printed-job svg { flex: none; inline-size: 30mm; block-size: 30mm; margin: -3mm -3mm 0 0; }
.printed-job dl { display: grid; grid-template-columns: 1fr 1fr; gap: 0.2em 6mm; margin: 0.6em 0; border-block: 0.3mm solid; padding-block: 0.5em; }
.printed-job dl div { display: flex; gap: 0.6em; }
.printed-job dt { flex: none; inline-size: 8em; }
.printed-job dd { min-inline-size: 0; font-weight: 600; }
.printed-job section { margin: 0 0 0.8em; }
.printed-job :is(ul, .prose-text) { max-inline-size: none; gap: 0.1em; }
.printed-job [data-texts] { column-gap: 8mm; }
.printed-job[data-columns] [data-texts] { columns: 2; }
.printed-job :is(p, li) { orphans: 2; widows: 2; }
@media print {
  body:has(> .printed-job) > :not(.printed-job) { display: none !important; }
  .printed-job { position: static; visibility: visible; }
}
`;

let isPrepared = false;

/** Adds the print styles to the page, once. */
export function preparePaper(): void {
  if (isPrepared) return;
  isPrepared = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Readable font sizes in points; small texts are set in two columns. */
const steps = [
  ...[11, 10.5, 10].map((points) => ({ points, isInColumns: false })),
  ...[10, 9.5, 9, 8.5].map((points) => ({ points, isInColumns: true })),
];
const LONG_POINTS = 10;

/** CSS defines 96 pixels an inch, also on paper. */
const MAX_HEIGHT_PX = (HEIGHT_MM * 96) / 25.4;

/** Shrinks a printed job to one page; one that would be too small to read takes more pages. */
export function fitPaper(page: HTMLElement): void {
  const fits = steps.some(({ points, isInColumns }) => {
    page.style.fontSize = `${points}pt`;
    page.toggleAttribute('data-columns', isInColumns);
    return page.offsetHeight <= MAX_HEIGHT_PX;
  });
  if (fits) return;
  page.style.fontSize = `${LONG_POINTS}pt`;
  page.removeAttribute('data-columns');
}
