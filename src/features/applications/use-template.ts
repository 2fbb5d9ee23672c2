import { useMemo } from 'react';
import { toCvFileName } from '#device/cvs/cv-name.ts';
import type { Cv } from '#device/cvs/cv.ts';
import { useNewestCv } from '#device/cvs/cvs.ts';
import type { AppliedJob } from '#device/letters/letter.ts';
import type { Mail } from '#platform/browser/webmail.ts';
import { toApplication, type AttachedCv } from '#presenters/applying/application.ts';
import { applicationMessages } from '#texts/presenters/applying/application';

/** What a CV's file is called that goes along with a letter. */
export const toAttached = ({ fields: { fullName, mobile } }: Cv): AttachedCv => ({
  file: `${toCvFileName(fullName)}.pdf`,
  name: fullName,
  phone: mobile,
});

/** The letter for a job before anything was typed: it names the newest CV, and no other attachment. */
export function useTemplate({ title, companyName, company }: AppliedJob): Mail {
  const cv = useNewestCv();
  const email = company?.email ?? '';
  return useMemo(
    () => toApplication({ title, companyName, email, cv: cv && toAttached(cv) }, applicationMessages),
    [title, companyName, email, cv],
  );
}
