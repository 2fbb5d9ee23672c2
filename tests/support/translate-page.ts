import type { Page } from '@playwright/test';

/** Follows each translated text; Playwright's locators and matchers ignore it. */
export const MARK = '\u200B';

/**
 * Translates pages as Chrome does, from now on: each text node gives way to `<font><font>…`, with another text; also
 * later ones. @param moment whether the translator begins before or after the app's start
 */
export const translatePages = (page: Page, moment: 'before' | 'after') =>
  page.addInitScript(
    ([isBefore, mark]) => {
      const untranslated = 'font, script, style, noscript, template, textarea, select, title, svg';
      const translate = (root: Node): void => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const found: Text[] = root instanceof Text ? [root] : [];
        while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
        for (const text of found) {
          if (text.data.trim() === '' || text.parentElement?.closest(untranslated) !== null) continue;
          const [outer, inner] = [document.createElement('font'), document.createElement('font')];
          inner.textContent = text.data + mark;
          outer.append(inner);
          text.replaceWith(outer);
        }
      };
      const begin = (): void => {
        translate(document.body);
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes) addedNodes.forEach(translate);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      };
      if (isBefore) addEventListener('DOMContentLoaded', begin);
      else
        new MutationObserver((_changes, observer) => {
          if (!document.documentElement.hasAttribute('data-started')) return;
          observer.disconnect();
          begin();
        }).observe(document, { attributes: true, subtree: true });
    },
    [moment === 'before', MARK] as const,
  );

/**
 * Texts beside something else in one parent, which React changes in place: a translator takes them out of its hands.
 * React marks the text nodes that it made itself; the only text of an element is content of that element.
 */
export const listBareTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const bare: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const isOwn = Object.keys(text).some((key) => key.startsWith('__reactFiber'));
      if (isOwn && text.textContent?.trim() !== '')
        bare.push(text.parentElement?.outerHTML.slice(0, 200) ?? '');
    }
    return bare;
  });
