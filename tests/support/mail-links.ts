import { expect, type Page } from '@playwright/test';
import { sandboxPaths } from '#contract/subscription/paths.ts';

/** The address within the page's origin that the latest mail of a kind leads to. @param path what it begins with */
export async function readMailLink(page: Page, { to, path }: { to: string; path: string }): Promise<string> {
  const read = async (address: string) => (await page.request.get(address)).text();
  const link = new RegExp(`${path}[\\w.-]+`);
  let found = '';
  const find = async (): Promise<string> => {
    const list = await read(sandboxPaths.mail);
    for (const [, name = '', recipient] of list.matchAll(/href="([^"]+\.eml)"[^]*?to (\S+),/g)) {
      if (recipient !== to) continue;
      found = link.exec(await read(name))?.[0] ?? '';
      if (found !== '') return found;
    }
    return '';
  };
  await expect.poll(find).not.toBe('');
  return found;
}
