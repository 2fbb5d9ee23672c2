import type { Page } from '@playwright/test';
import { countLine, createPerson, jobTitles, offlineLine, register, searchBox } from './app.ts';
import type { Proxy } from '../support/proxy.ts';
import { failedRequests } from '../support/complaints.ts';
import { openStarted } from '../support/open-started.ts';
import { modalOf } from '../support/subscription-visitor.ts';
import { ANY, toPattern, type Texts } from '../support/texts.ts';
import { expect, isStored, openWithWorker, test } from './fixtures.ts';

/** Registers on the way to the first job of the list, as a visitor without an account has to. */
async function openFirstJobAsNewcomer(page: Page, texts: Texts): Promise<string> {
  const title = await jobTitles(page).first().innerText();
  await jobTitles(page).first().click();
  await expect(page).toHaveURL(/\/signInPage$/);
  await page.getByRole('link', { name: texts.account.registerHere }).click();
  await register(page, createPerson(), texts);
  await expect(page).toHaveURL(/\/jobDetailsPage\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return title;
}

/** What the Apply link asks the webmail service to open. */
async function readLetter(page: Page, { article }: Texts): Promise<URLSearchParams> {
  const link = page.getByRole('link', { name: article.apply, exact: true }).first();
  await expect(link).toHaveAttribute('target', '_blank');
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.origin).toBe('https://mail.google.com');
  return address.searchParams;
}

test.describe('on the first visit of all', () => {
  test.use({ isNewVisitor: true });

  const title = 'a stranger searches, reads, applies, downloads a CV, and has it all offline';
  test(
    title,
    { tag: ['@languages', '@main', '@main-in-bangla'] },
    async ({ page, network, complaints, texts, local }) => {
      await openWithWorker(page, local('/'));
      // The subscription is offered on the first visit of all.
      await modalOf(page, texts).getByRole('button', { name: texts.subscription.close }).click();
      await searchBox(page, texts).fill('engineer');
      await page.getByRole('button', { name: texts.landing.findJobs }).click();
      await expect(countLine(page, texts)).toBeVisible();
      const listAddress = page.url();

      const title = await openFirstJobAsNewcomer(page, texts);
      const jobAddress = page.url();
      const letter = await readLetter(page, texts);
      expect(letter.get('to')).toMatch(/^[^@\s]+@[^@\s]+$/);
      expect(letter.get('su')).toBe(texts.application.subject);
      expect(letter.get('body')).toContain(title);
      const heading = page.getByRole('heading', { name: texts.related.heading });
      const related = page.locator('section').filter({ has: heading });
      await expect(related.getByRole('article')).toHaveCount(3);
      await page
        .getByRole('button', { name: texts.mark.save(title) })
        .first()
        .click();
      await expect(page.getByText(texts.saved.offline).first()).toBeVisible();

      await openStarted(page, local('/cvPage'));
      const firstDownload = page
        .getByRole('button', { name: toPattern([texts.resumes.downloadNamed(ANY)]) })
        .first();
      const [file] = await Promise.all([page.waitForEvent('download'), firstDownload.click()]);
      expect(file.suggestedFilename()).toMatch(/^[\w-]+\.docx$/);
      const bytes = await readDownload(file);
      expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
      expect(bytes.includes('word/document.xml')).toBe(true);
      const again = page.getByRole('button', { name: toPattern([texts.resumes.saveAgainNamed(ANY)]) });
      await expect(again).toBeVisible();

      complaints.allow(failedRequests);
      await switchOff(page, network);
      await page.reload();
      await expect(offlineLine(page, texts)).toBeVisible();
      const [copy] = await Promise.all([page.waitForEvent('download'), again.click()]);
      expect((await readDownload(copy)).equals(bytes)).toBe(true);
      await page.goto(listAddress);
      await expect(jobTitles(page).first()).toHaveText(title);
      await page.goto(jobAddress);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goto(local('/savedJobs'));
      await expect(jobTitles(page)).toHaveText([title]);
      await page.goto(local('/jobDetailsPage?id=ffffffffffffffffffffffff'));
      await expect(page.getByText(texts.failures.notStored)).toBeVisible();

      // When the network is back, the page retries and gets a 404.
      complaints.allow(/404 \(Not Found\).*\/jobs\/f{24}/);
      network.goOnline();
      await page.context().setOffline(false);
      await expect(offlineLine(page, texts)).toBeHidden();
      await expect(page.getByText(texts.failures.unknownJob)).toBeVisible();
    },
  );
});

/** Aeroplane mode: `navigator.onLine` is false, and requests fail, the worker's too. */
async function switchOff(page: Page, network: Proxy): Promise<void> {
  network.goOffline();
  await page.context().setOffline(true);
}

async function readDownload(file: {
  createReadStream: () => Promise<NodeJS.ReadableStream>;
}): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

test('@phone @languages @main the first visit is enough: shell, list and jobs seen are there offline', async ({
  page,
  network,
  complaints,
  texts,
  local,
}) => {
  await openWithWorker(page, local('/jobPage'));
  const first = await jobTitles(page).first().innerText();
  complaints.allow(failedRequests);
  await expect.poll(() => isStored(page, '/api/v1/jobs?page=1&perPage=10')).toBe(true);
  await switchOff(page, network);
  await page.reload();
  await expect(jobTitles(page).first()).toHaveText(first);
  await expect(offlineLine(page, texts)).toBeVisible();
  for (const path of ['/', '/aboutUs', '/contactUs', '/signInPage', '/faq', '/no-such-page']) {
    await page.goto(local(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});
