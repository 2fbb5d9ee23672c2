import { Link } from '@tanstack/react-router';
import { type ComponentType, useMemo } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { toCvFileName, type Cv, useNewestCv } from '#device/cv.ts';
import type { AppliedJob } from '#device/letter.ts';
import type { Mail } from '#platform/browser/webmail.ts';
import { type AttachedCv, toApplication } from '#ui/applying/application-mail.ts';
import { applicationMessages } from '#ui/applying/application-messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { letterMessages as texts } from './messages.ts';

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

/** Makes the CV's file, and shares or saves it. */
export type CvPart = ComponentType<{
  cv: Cv;
  mail: Mail;
  /** Called once another app has the file and the letter. */
  onShared: () => void;
}>;

interface CvAttachmentProps {
  CvPart: CvPart;
  mail: Mail;
  onShared: () => void;
}

/** The CV that belongs to an application, to share or save: `mailto:` links cannot attach files. */
export function CvAttachment({ CvPart, mail, onShared }: CvAttachmentProps) {
  const cv = useNewestCv();
  return (
    <div className="grid justify-items-start gap-2 rounded-lg bg-secondary px-3 py-2 text-secondary-content">
      <p className="flex gap-2 wrap-anywhere">
        <Icon name="document" className="mt-0.5 size-5 shrink-0" />
        {cv ? texts.withCv(toAttached(cv).file) : texts.withoutCv}
      </p>
      {cv ? (
        <CvPart cv={cv} mail={mail} onShared={onShared} />
      ) : (
        <Link to={appPaths.cvBuilder} className="link inline-flex min-h-11 items-center font-medium">
          {texts.makeCv}
        </Link>
      )}
    </div>
  );
}
