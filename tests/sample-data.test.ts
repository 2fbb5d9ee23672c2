import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { applyKinds, applyWaysField, screeningField } from '#contract/applications/apply-ways.ts';
import { findWay } from '#contract/applications/open-ways.ts';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { landingCategories } from '#contract/jobs/vocabulary.ts';
import { DAY_MS, listLimits } from '#contract/limits.ts';
import { toSlug } from '#contract/search/slug.ts';
import { fields } from '#contract/search/nearest.ts';
import { truncate } from '#contract/text.ts';
import { sampleCategories } from '#server/sample/sample-categories.ts';
import { toApplyWays } from '#server/sample/seed.ts';
import { sampleCompanies } from '#server/sample/companies.ts';
import { sampleJobs } from '#server/sample/jobs.ts';
import { sampleResumeTemplates } from '#server/sample/resume-templates.ts';
import { toCategoryNameIn } from '#contract/jobs/category-names.ts';

const files = join(import.meta.dirname, '../src/server/sample/files');
const isBangla = (text: string): boolean => /\p{Script=Bengali}/u.test(text);

const approved = new Set(
  sampleCompanies.filter((company) => company.approval === 'approved').map(({ key }) => key),
);
const shown = sampleJobs.filter(
  (job) => job.status === 'open' && job.approval === 'approved' && approved.has(job.company),
);
const countOf = (country: string): number => shown.filter((job) => job.location.country === country).length;

describe('the sample jobs that are shown', () => {
  test('are many, in every company that may be shown and in every category', () => {
    expect(shown.length).toBeGreaterThanOrEqual(80);
    expect(new Set(shown.map((job) => job.company))).toEqual(approved);
    expect(approved.size).toBeGreaterThanOrEqual(14);
    expect(new Set(shown.map((job) => job.category))).toEqual(
      new Set(sampleCategories.map(({ key }) => key)),
    );
    expect(sampleCategories).toHaveLength(12);
    expect(sampleCategories.map(({ name }) => name)).toEqual(expect.arrayContaining([...landingCategories]));
    for (const { name } of sampleCategories) expect(toCategoryNameIn.bn(name)).not.toBe(name);
  });

  test('are of categories whose fields of work a search knows, by slug', () => {
    const slugs = sampleCategories.map(({ name }) => toSlug(name));
    expect(Object.keys(fields).toSorted()).toEqual(slugs.toSorted());
  });

  test('are in cities of Bangladesh, a few in Sri Lanka and India', () => {
    expect(countOf('Sri Lanka')).toBeGreaterThanOrEqual(2);
    expect(countOf('India')).toBeGreaterThanOrEqual(2);
    expect(countOf('Bangladesh') + countOf('Sri Lanka') + countOf('India')).toBe(shown.length);
    const cities = new Set(
      shown.filter((job) => job.location.country === 'Bangladesh').map((job) => job.location.city),
    );
    expect(cities.size).toBeGreaterThanOrEqual(8);
  });

  test('pay mostly in taka, and a third of them are in Bangla', () => {
    const inTaka = shown.filter((job) => job.salary.currency === 'BDT');
    expect(inTaka.length).toBeGreaterThan(shown.length * 0.8);
    const inBangla = shown.filter(({ title, description, responsibilities, ...lists }) => {
      const items = [...lists.requiredSkills, ...lists.benefits, ...lists.tags];
      return [title, description, responsibilities, ...items].every(isBangla);
    });
    expect(inBangla.length).toBeGreaterThanOrEqual(shown.length / 3);
  });

  test('can be applied for after the first start, and were posted before it', () => {
    for (const job of shown) {
      // A deadline is a day: 0 closes when the day of the first start ends.
      expect(job.deadlineInDays, job.key).toBeGreaterThanOrEqual(0);
      expect(job.postedHoursAgo, job.key).toBeGreaterThan(0);
      expect(job.salary.max, job.key).toBeGreaterThanOrEqual(job.salary.min);
    }
  });
});

describe('the ways to apply for the sample jobs', () => {
  const chosen = shown.filter(({ applyWays }) => applyWays !== undefined);

  test('show each kind, the inbox several times and e-mail mostly', () => {
    const kinds = chosen.flatMap(({ applyWays = [] }) => applyWays.map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(applyKinds));
    expect(kinds.filter((kind) => kind === 'inbox').length).toBeGreaterThanOrEqual(3);
    expect(chosen.length).toBeLessThan(shown.length / 5);
  });

  test.each(chosen)('$key: could be posted so, before its deadline and with reserved addresses', (job) => {
    const now = Date.parse('2026-11-26T12:00:00Z');
    const ways = v.parse(applyWaysField.request, toApplyWays(job, now)) ?? [];
    expect(ways).toHaveLength(job.applyWays?.length ?? 0);
    expect(v.parse(screeningField.request, job.screening ?? [])).toHaveLength(job.screening?.length ?? 0);
    // Asked in the inbox alone.
    expect(job.screening === undefined || ways.some(({ kind }) => kind === 'inbox')).toBe(true);
    const walkIn = findWay(ways, 'walkIn');
    const lastDay = toDhakaDay(now + job.deadlineInDays * DAY_MS);
    if (walkIn) expect([walkIn.from > toDhakaDay(now), walkIn.to <= lastDay]).toEqual([true, true]);
    const link = findWay(ways, 'link');
    if (link) expect(new URL(link.url).hostname).toMatch(/\.example$/);
  });
});

test('some sample rows must not show: closed, waiting, rejected, and of companies that wait', () => {
  const hidden = sampleJobs.filter((job) => !shown.includes(job));
  const reasons = hidden.map((job) => `${job.status}, ${job.approval}, ${approved.has(job.company)}`);
  expect(new Set(reasons)).toEqual(
    new Set([
      'closed, approved, true',
      'open, pending, true',
      'open, rejected, true',
      'open, approved, false',
    ]),
  );
  expect(new Set(sampleCompanies.map(({ approval }) => approval))).toEqual(
    new Set(['approved', 'pending', 'rejected']),
  );
});

test.each(sampleCompanies.flatMap(({ logo }) => (logo === null ? [] : [logo])))(
  'the logo %s can be drawn',
  async (logo) => {
    const { format } = await sharp(join(files, 'logos', logo)).metadata();
    expect(format).toBe('svg');
  },
);

describe('the CV templates', () => {
  test('are six, two of them in Bangla, each described without a cut', () => {
    expect(sampleResumeTemplates).toHaveLength(6);
    expect(sampleResumeTemplates.filter(({ name }) => isBangla(name))).toHaveLength(2);
    const most = listLimits.templateDescriptionChars;
    for (const { description } of sampleResumeTemplates)
      expect(truncate(description, most)).toBe(description);
  });

  test.each(sampleResumeTemplates)('$cvFile is a document, $coverFile its first page', async (template) => {
    const file = await readFile(join(files, 'resumes', template.cvFile));
    expect(file.subarray(0, 2).toString()).toBe('PK');
    expect(file.includes('word/document.xml')).toBe(true);
    const { format, width, height } = await sharp(join(files, 'covers', template.coverFile)).metadata();
    expect(format).toBe('webp');
    // The form of A4, as the page holds the place of the picture.
    expect((height ?? 0) / (width ?? 1)).toBeCloseTo(Math.SQRT2, 1);
  });

  test('each page has a preview', async () => {
    const expected = sampleResumeTemplates.flatMap(({ cvFile, pages }) =>
      Array.from({ length: pages }, (_, page) => cvFile.replace('.docx', `-${page + 1}.webp`)),
    );
    expect((await readdir(join(files, 'previews'))).toSorted()).toEqual(expected.toSorted());
  });
});
