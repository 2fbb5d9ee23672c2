import { useState } from 'react';
import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { Icon, type IconPath } from '#ui/icon/icon.tsx';
import { articleMessages } from './article-messages.ts';
import { LateSharing } from './late-sharing.tsx';

export const shareIcon: IconPath = 'M12 15V4m0 0L8 8m4-4 4 4M5 12v8h14v-8';

/** Opens the ways to share and print a job. */
export function ShareButton({ job, company }: { job: Job; company: Company | undefined }) {
  const messages = useMessages(articleMessages);
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <>
      <button
        type="button"
        className="btn btn-circle"
        aria-label={messages.share}
        aria-haspopup="dialog"
        onClick={() => setDialog('open')}
      >
        <Icon name={shareIcon} />
      </button>
      <LateSharing
        job={job}
        company={company}
        wasOpened={dialog !== 'unopened'}
        isOpen={dialog === 'open'}
        onClose={() => setDialog('closed')}
      />
    </>
  );
}
