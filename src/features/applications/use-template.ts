import { useMemo } from 'react';
import { toCvFileName } from '#device/cvs/cv-name.ts';
import type { Cv } from '#device/cvs/cv.ts';
import { useNewestCv } from '#device/cvs/cvs.ts';
import type { AppliedJob } from '#device/letters/letter.ts';
import type { Mail } from '#platform/browser/webmail.ts';
import { toApplication, type AttachedCv } from '#ui/applying/application-mail.ts';
import { applicationMessages } from '#ui/applying/application-messages.ts';

/** The file name of a letter's attached CV. */
export const toAttached = ({ fields: { fullName, mobile } }: Cv): AttachedCv => ({
  file: `${toCvFileName(fullName)}.pdf`,
  name: fullName,
  phone: mobile,
});

/** The initial letter for a job; names the newest CV as its attachment. */
export function useTemplate({ title, companyName, company }: AppliedJob): Mail {
  const cv = useNewestCv();
  const email = company?.email ?? '';
  return useMemo(
    () => toApplication({ title, companyName, email, cv: cv && toAttached(cv) }, applicationMessages),
    [title, companyName, email, cv],
  );
}
