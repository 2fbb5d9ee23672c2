import { locale } from '#platform/i18n/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownJobsQuery } from '#api/own-jobs.ts';
import type { OwnJob } from '#contract/jobs/job.ts';
import { formatDate } from '#contract/format.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { ModalDialog } from '#ui/dialog/dialog-frame.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { jobEditorMessages } from '../messages.ts';

interface CopyPostingProps {
  userId: string;
  onCopy: (job: OwnJob) => void;
}

/** Fills the form from one of the user's own jobs. */
export function CopyPosting({ userId, onCopy }: CopyPostingProps) {
  const texts = jobEditorMessages;
  const [isOpen, setOpen] = useState(false);
  const { data: jobs = [] } = useQuery(ownJobsQuery(userId));
  if (jobs.length === 0) return null;
  const close = () => setOpen(false);
  const copy = (job: OwnJob) => {
    close();
    onCopy(job);
  };
  return (
    <>
      <button type="button" className="btn justify-self-start text-base" onClick={() => setOpen(true)}>
        <Icon name="document" />
        {texts.copyOld}
      </button>
      {isOpen && (
        <ModalDialog title={texts.copyOld} closeText={texts.closeWindow} onClose={close}>
          <ul className="grid gap-2">
            {jobs.map((job) => (
              <li key={job._id}>
                <button
                  type="button"
                  className="surface w-full cursor-pointer px-4 py-3 text-left wrap-anywhere"
                  onClick={() => copy(job)}
                >
                  <span lang={textLanguage(job.title)} className="block font-bold">
                    {job.title}
                  </span>
                  <span className="text-sm text-muted">
                    {job.company.name} · {texts.deadlineOf(formatDate(job.applicationDeadline, locale))}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </ModalDialog>
      )}
    </>
  );
}
