import { useState, type SubmitEvent } from 'react';
import { textAreaRows } from '#contract/limits.ts';
import { isCleanText, toPlainText } from '#contract/clean-text.ts';
import { lacksText, REPORT_CHARS, reportReasons, type ReportReason } from '#contract/reports/report.ts';
import { reportJob } from '#api/report-outbox.ts';
import { REPORT_VERSION } from '#contract/device/stores.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { createIdempotencyKey } from '#platform/http/call-api.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { serverNow } from '#platform/server-time.ts';
import { reportMessages as texts } from '../dialog-messages.ts';
import { FormDialog } from '#ui/dialog/dialog-frame.tsx';
import { RadioChips } from '#ui/form/radio-chips.tsx';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { TextAreaField } from '#ui/form/text-field.tsx';
import { type FieldErrors, useFields } from '#ui/form/use-fields.ts';

type Name = 'reason' | 'text';
type Values = Readonly<Record<Name, string>>;

const toReason = (value: string): ReportReason | undefined => reportReasons.find((known) => known === value);

function check({ reason: chosen, text }: Values): FieldErrors<Name> {
  const reason = toReason(chosen);
  const isShort = reason !== undefined && lacksText(reason, text);
  return {
    reason: reason === undefined ? texts.chooseReason : undefined,
    text: isShort ? texts.writeText : undefined,
  };
}

/** Pasted text may hold control characters, which the server refuses. */
const toText = (typed: string): string =>
  [...toPlainText(typed)]
    .filter((sign) => isCleanText(sign))
    .join('')
    .trim();

function useReport(jobId: string) {
  // A retry has the same idempotency key.
  const [key] = useState(createIdempotencyKey);
  return useSubmit({
    key: ['report', jobId],
    send: ({ reason, text }: { reason: ReportReason; text: string }) =>
      reportJob({
        version: REPORT_VERSION,
        jobId,
        reason,
        text: toText(text),
        key,
        reportedAt: serverNow(),
        step: 'waiting',
      }),
    toFailure: () => ({ title: texts.failed, text: texts.failedText }),
  });
}

/** The form to report a job: sent at once, or once the device is online. */
export function ReportDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const { isBusy, failure, submit } = useReport(jobId);
  const { values, formRef, field, checkAll } = useFields<Name>({
    initial: { reason: '', text: '' },
    check,
    linked: ['reason', 'text'],
  });
  useUnsavedForm({ isUnsaved: values.text !== '' });
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = toReason(values.reason);
    if (isBusy || !checkAll() || reason === undefined) return;
    const outcome = await submit({ reason, text: values.text });
    if (outcome?.kind === 'done') onClose();
  };
  return (
    <FormDialog title={texts.title} closeText={texts.close} onClose={onClose}>
      <form ref={formRef} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        <p>{texts.intro}</p>
        <RadioChips
          {...field('reason')}
          label={texts.reason}
          options={reportReasons.map((value) => ({ value, text: texts.reasons[value] }))}
          isRequired
        />
        <TextAreaField
          {...field('text')}
          label={texts.text}
          hint={texts.textHint}
          rows={textAreaRows.qualifications}
          maxLength={REPORT_CHARS}
        />
        <SendingTrouble trouble={failure} />
        <button type="submit" className="btn btn-primary text-base" aria-disabled={isBusy}>
          {isBusy ? texts.sending : texts.send}
        </button>
      </form>
    </FormDialog>
  );
}
