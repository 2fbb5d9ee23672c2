import { Link } from '@tanstack/react-router';
import { useId, useRef, type ReactNode } from 'react';
import { locale } from '#platform/i18n/locale.ts';
import type { AdminRow } from '#api/admin.ts';
import { toOddPay, toTakaInWords } from '#contract/advice/odd-pay.ts';
import { waitingFields } from '#contract/companies/company.ts';
import { adminSearchChars } from '#contract/accounts/admin.ts';
import { appPaths } from '#contract/http/paths.ts';
import { adminMessages as texts, adminReportMessages } from '../messages.ts';
import { adminFieldNames } from '../field-names.ts';
import { toShownIndustry } from '#contract/companies/shown-industry.ts';
import { toShownReason } from '#contract/moderation/reasons.ts';
import { formatMoment } from '#ui/text/moment.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { useToLogoAddress, CompanyLogo } from '#ui/card/company-logo.tsx';
import { Chip } from '#ui/card/chip.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { StateLine } from '#ui/state/state-panel.tsx';
import { useBarHeight } from '#ui/use-bar-height.ts';
import { ChangeList, toFacts, toMarks, toTexts, type RowFact } from './shown-values.tsx';
import { canApprove, hasChanges, rowKeyOf, toState } from './row-lists.ts';
import type { ModerationNotice } from './use-moderation.ts';

function Facts({ facts }: { facts: readonly RowFact[] }) {
  return (
    <dl className="grid gap-2 sm:grid-cols-2 sm:gap-4">
      {facts.map(({ label, value, href }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd lang={textLanguage(value)} className="break-words whitespace-pre-line">
            {href === undefined ? (
              value
            ) : (
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="link link-primary wrap-anywhere"
              >
                {value}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const toName = (row: AdminRow): string => (row.kind === 'job' ? row.title : row.name);

function Heading({ row, id }: { row: AdminRow; id: string }) {
  const name = toName(row);
  const { name: company, logo } = row.kind === 'job' ? row.company : row;
  const toLogoAddress = useToLogoAddress();
  return (
    <div className="flex items-start gap-3">
      <CompanyLogo name={company} src={toLogoAddress(logo)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <Chip tone="tint">{texts.kinds[row.kind]}</Chip>
          <Chip>{toState(row)}</Chip>
          <span className="text-sm text-muted">{texts.since(formatMoment(row.updatedAt))}</span>
        </p>
        <h3 id={id} lang={textLanguage(name)} className="mt-2 text-lg font-bold break-words">
          {name}
        </h3>
      </div>
    </div>
  );
}

const inLine = 'link inline-flex min-h-11 max-w-full items-center font-medium text-primary wrap-anywhere';

function Links({ row }: { row: AdminRow }) {
  return (
    <p className="flex flex-wrap gap-x-4">
      <span className="inline-flex min-h-11 max-w-full flex-wrap items-center gap-x-2">
        {texts.by}
        <Link to={appPaths.admin} search={{ view: 'user', of: row.owner._id }} className={inLine}>
          {row.owner.email}
        </Link>
      </span>
      {row.kind === 'job' && (
        <Link to={appPaths.jobDetails} search={{ id: row._id }} target="_blank" className={inLine}>
          {texts.openPage} <span className="sr-only">{texts.opensNewTab}</span>
        </Link>
      )}
      <Link to={appPaths.admin} search={{ view: 'audit', entity: row.kind, of: row._id }} className={inLine}>
        {texts.history}
      </Link>
    </p>
  );
}

function Standing({ row }: { row: AdminRow }) {
  const { approvalReason } = row;
  const companyState = row.kind === 'job' ? row.companyApproval : '';
  const isHeldUp = companyState === 'pending' || companyState === 'rejected';
  return (
    <>
      {approvalReason !== '' && (
        <p className="break-words">
          <span className="font-semibold">{adminFieldNames.approvalReason}:</span>{' '}
          {toShownReason(approvalReason)}
        </p>
      )}
      {isHeldUp && <p className="text-muted">{texts.companyIs[companyState]}</p>}
    </>
  );
}

function Changes({ row }: { row: AdminRow }) {
  if (!hasChanges(row)) return null;
  const waiting = row.kind === 'company' ? waitingFields(row) : [];
  return (
    <div role="group" aria-label={texts.changes} className="grid gap-2">
      <h4 className="font-bold">{texts.changes}</h4>
      {waiting.length > 0 && <p className="text-sm text-muted">{texts.contactChanges}</p>}
      <ChangeList changes={row.changes} waiting={waiting} />
    </div>
  );
}

/** The findings of the automatic checks. */
function Marks({ row }: { row: AdminRow }) {
  const { marked, marks, monthlyPay } = adminReportMessages;
  const found = toMarks(row);
  if (found.length === 0) return null;
  const month = row.kind === 'job' ? toOddPay(row.salary) : null;
  return (
    <p className="rounded-lg bg-notice p-3">
      <span className="font-semibold">{marked}:</span> {found.map((mark) => marks[mark]).join('; ')}
      {month !== null && ` (${monthlyPay(toTakaInWords(month, locale))})`}
    </p>
  );
}

/**
 * Links to companies with the same name in any spelling, as one may impersonate another, and to the earlier job that a
 * job repeats.
 */
function Alike({ row }: { row: AdminRow }) {
  const { namesakes, findNamesakes, likeJob } = adminReportMessages;
  const isJob = row.kind === 'job';
  if (isJob ? row.likeJob === '' : row.namesakes === 0) return null;
  const text = isJob ? row.likeJob : row.name.slice(0, adminSearchChars.max);
  return (
    <p className="flex flex-wrap items-center gap-x-2 rounded-lg bg-notice px-3 py-1.5">
      {isJob ? likeJob : namesakes(row.namesakes)}
      <Link to={appPaths.admin} search={{ view: 'search', text }} className={inLine}>
        {findNamesakes}
      </Link>
    </p>
  );
}

interface ModeratedRowProps {
  row: AdminRow;
  isBusy: boolean;
  notice: ModerationNotice | undefined;
  onApprove: () => void;
  onReject: () => void;
  reports?: { list: ReactNode; isBusy: boolean; onHandle: () => void } | undefined;
}

/** The content to decide on, with its reports. */
function Content({ row, notice, reports, id }: ModeratedRowProps & { id: string }) {
  return (
    <>
      <div className="min-w-0">
        <Heading row={row} id={id} />
        <Links row={row} />
      </div>
      {notice && <StateLine tone={notice.tone}>{notice.text}</StateLine>}
      {reports?.list}
      <Marks row={row} />
      <Alike row={row} />
      <Standing row={row} />
      <Changes row={row} />
      <Facts facts={toFacts(row)} />
    </>
  );
}

function Decisions(props: ModeratedRowProps & { id: string }) {
  const { row, isBusy, onApprove, onReject, reports, id } = props;
  return (
    <div className="flex flex-wrap gap-2">
      {reports && (
        <button
          type="button"
          className="btn btn-primary text-base max-sm:w-full"
          aria-disabled={reports.isBusy}
          aria-describedby={id}
          onClick={reports.onHandle}
        >
          {reports.isBusy ? adminReportMessages.handling : adminReportMessages.handle}
        </button>
      )}
      {canApprove(row) && (
        <button
          type="button"
          className="btn btn-primary text-base max-sm:w-full"
          aria-disabled={isBusy}
          aria-describedby={id}
          onClick={onApprove}
        >
          {isBusy ? texts.approving : texts.approve}
        </button>
      )}
      <button
        type="button"
        className="btn border-control bg-base-200 text-base max-sm:w-full"
        aria-disabled={isBusy}
        aria-describedby={id}
        onClick={onReject}
      >
        {texts.reject}
      </button>
    </div>
  );
}

/** A company or job with its content and the decision's buttons. */
export function ModeratedRow(props: ModeratedRowProps) {
  const { row, isBusy } = props;
  const id = useId();
  return (
    <article
      data-row={rowKeyOf(row)}
      tabIndex={-1}
      aria-labelledby={id}
      aria-busy={isBusy}
      className="surface flex min-w-0 flex-col gap-3 p-4"
    >
      <Content {...props} id={id} />
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-primary">
          {texts.everything}
        </summary>
        <Facts facts={toTexts(row)} />
      </details>
      <Decisions {...props} id={id} />
    </article>
  );
}

/** The same as a pane beside the list: unfolded, with the buttons always in view. */
export function ModeratedPane(props: ModeratedRowProps) {
  const { row, isBusy } = props;
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  return (
    <section
      data-shown={rowKeyOf(row)}
      aria-labelledby={id}
      aria-busy={isBusy}
      className="surface flex min-h-0 min-w-0 flex-col overflow-clip"
    >
      <div className="relative min-h-0 overflow-y-auto overscroll-contain">
        <div className="grid gap-3 p-6">
          <Content {...props} id={id} />
          <Facts facts={toTexts(row)} />
        </div>
      </div>
      {/* Sticky, as the pane may end below the window. */}
      <div ref={bar} className="sticky bottom-(--bar-end) border-t border-base-300 bg-base-100 px-6 py-3">
        <Decisions {...props} id={id} />
      </div>
    </section>
  );
}

interface RowLineProps {
  row: AdminRow;
  isShown: boolean;
  notice: ModerationNotice | undefined;
  onShow: () => void;
}

/** A row of the list beside the pane. */
export function RowLine({ row, isShown, notice, onShow }: RowLineProps) {
  const id = useId();
  const name = toName(row);
  const facts = [texts.kinds[row.kind], row.kind === 'job' ? row.company.name : toShownIndustry(row)];
  return (
    <article
      data-row={rowKeyOf(row)}
      tabIndex={-1}
      aria-labelledby={id}
      aria-current={isShown}
      className={`relative flex h-14 min-w-0 shrink-0 items-center gap-3 rounded-lg border px-3 ${isShown ? 'border-primary bg-secondary' : 'border-base-300 bg-base-200'}`}
    >
      <div className="min-w-0 flex-1">
        <p id={id} lang={textLanguage(name)} className="truncate font-semibold">
          {name}
        </p>
        <p className="truncate text-sm text-muted">
          {facts.filter(Boolean).join(' · ')} · {formatMoment(row.updatedAt)}
        </p>
      </div>
      {notice && <Icon name="warning" className="size-5 text-warning" />}
      <Chip>{toState(row)}</Chip>
      <button
        type="button"
        aria-describedby={id}
        className="absolute inset-0 cursor-pointer"
        onClick={onShow}
      >
        <span className="sr-only">{texts.showRow}</span>
      </button>
    </article>
  );
}
