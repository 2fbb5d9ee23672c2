import type { Page } from '@playwright/test';

/** Names, and what the reader has to type or recognise in Latin letters. */
const names =
  /\b(Kaj|English|PDF|Word|DOCX|CV|JPEG|PNG|WebP|QR|Gmail|Outlook|Yahoo|Android|iPhone|[\w.+-]+@[\w.-]+|(?:www\.)?[\w-]+(?:\.[\w-]+)+)\b/g;

const spokenAttributes = ['aria-label', 'placeholder', 'title', 'alt'];

/** Lists and excerpts show parts of what is written. */
const SURELY_THEIRS = 20;

/**
 * Words in Latin letters that someone who reads Bangla sees or hears, outside of what is marked as English.
 * @param written what employers wrote, in whatever language
 */
export async function findForeignWords(page: Page, written: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate((attributes) => {
    const found: string[] = [];
    const spoken: string[] = [];
    for (const element of document.body.querySelectorAll(':not(script, style, noscript)')) {
      const isOwn = element.closest('[lang]')?.getAttribute('lang') === 'bn';
      if (!isOwn || !element.checkVisibility({ visibilityProperty: true })) continue;
      // A place where a line may break parts no word, also where each part has an element of its own.
      let isBroken = element.previousSibling?.nodeName === 'WBR';
      for (const node of element.childNodes) {
        if (node instanceof Text) found.push(isBroken ? `${found.pop() ?? ''}${node.data}` : node.data);
        isBroken = node.nodeName === 'WBR';
      }
      for (const name of attributes) spoken.push(element.getAttribute(name) ?? '');
    }
    return [...found, ...spoken];
  }, spokenAttributes);
  const longestFirst = written.toSorted((one, other) => other.length - one.length);
  const isPartOfThem = (text: string): boolean => {
    const start = text.trim().slice(0, SURELY_THEIRS);
    return start.length === SURELY_THEIRS && written.some((known) => known.includes(start));
  };
  const toOurs = (text: string): string =>
    isPartOfThem(text)
      ? ''
      : longestFirst.reduce((rest, known) => rest.replaceAll(known, ' '), text).replaceAll(names, ' ');
  return [...new Set(texts.map(toOurs).flatMap((text) => text.match(/[a-z]{2,}.*/gi) ?? []))];
}

/** All texts of an answer that have Latin letters. */
export function readWritten(answer: unknown): string[] {
  if (typeof answer === 'string') return /[a-z]{2}/i.test(answer) ? [answer] : [];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.values(answer).flatMap(readWritten);
}
