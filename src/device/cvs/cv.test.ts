import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emptyCvFields, personalFields } from '#contract/device/cv.ts';
import { Cv } from './cv.ts';

test('a CV from before personal details opens, without any', () => {
  const older = Object.fromEntries(
    Object.entries({ ...emptyCvFields, fullName: 'Rina Das' }).filter(
      ([name]) => !personalFields.some((field) => field === name),
    ),
  );
  const stored = { version: 1, id: 'cv-1', language: 'bn', design: 'modern', fields: older, changedAt: 5 };
  expect(v.parse(Cv, stored)).toMatchObject({
    version: 1,
    design: 'modern',
    fields: { ...emptyCvFields, fullName: 'Rina Das' },
  });
});
