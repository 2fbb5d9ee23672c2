import { useState, type MouseEvent } from 'react';
import { toJobPath } from '#contract/http/paths.ts';
import type { Job } from '#contract/jobs/job.ts';
import { useOwnReport } from '#device/report.ts';
import { toMailtoUrl, withShortText } from '#platform/browser/webmail.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { isPlainClick } from '#platform/session/sign-in.tsx';
import { clientConfig } from '#platform/startup/config.ts';
import { createLazyPart, type FallbackProps } from '#platform/startup/lazy-part.tsx';
import { reportLinkMessages as texts } from '../parts/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';

function DialogFallback({ onRetry }: FallbackProps) {
  if (onRetry === undefined) return null;
  return (
    <span role="alert" className="text-sm">
      {texts.notLoaded}
    </span>
  );
}

const lazyReportDialog = createLazyPart(
  async () => (await import('./report-dialog.tsx')).ReportDialog,
  DialogFallback,
);

function toMail({ _id, title, company }: Job): string {
  const path = toJobPath(_id);
  const mail = {
    to: clientConfig().contactEmail,
    subject: texts.subject(title),
    body: `${title}\n${company.name}\n${path}\n\n`,
  };
  return toMailtoUrl(withShortText(mail, `${path}\n\n`));
}

/** Reports a job, once per device; a mail without scripts, and to servers that take no reports. */
export function ReportLink({ job }: { job: Job }) {
  const report = useOwnReport(job._id);
  const hasReports = useServerExtensions();
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (!hasReports || !isPlainClick(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div className="mt-8">
      <p role="status" className="flex min-h-11 items-center gap-2 text-sm text-muted empty:hidden">
        {report && (
          <>
            <Icon name="check" className="size-4" />
            <span>{report.step === 'sent' ? texts.reported : texts.waiting}</span>
          </>
        )}
      </p>
      {!report && (
        <a
          href={toMail(job)}
          className="link inline-flex min-h-11 items-center text-sm text-muted"
          aria-haspopup={hasReports ? 'dialog' : undefined}
          onClick={open}
        >
          {texts.report}
        </a>
      )}
      {isOpen && <lazyReportDialog.Part jobId={job._id} onClose={() => setOpen(false)} />}
    </div>
  );
}
