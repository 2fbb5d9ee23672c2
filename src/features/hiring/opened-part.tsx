import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { locale } from '#platform/i18n/locale.ts';
import { fetchCv, type InboxJob, openedQuery } from '#api/inbox/inbox.ts';
import { formatAnswer, type OpenedApplication, toShownAnswer } from '#contract/applications/application.ts';
import { isNotFound } from '#platform/http/api-error.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { useOnline } from '#platform/http/online.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { MailLink } from '#ui/links/mail-link.tsx';
import { isNoAnswer } from '#ui/state/freshness.tsx';
import { Loaded } from '#ui/state/loaded.tsx';
import { formatMoment } from '#ui/text/moment.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { answerTexts, notSelectedTexts, stateNames } from '#contract/applications/texts.ts';
import { inboxMessages, openedMessages } from './messages.ts';
import { ownBrowserMessages } from '#ui/panel-messages.ts';
import { Chip } from '#ui/card/chip.tsx';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import { SameMarks } from './application-row.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { FileStatus, useFile } from './file-download.tsx';
import { NotePart } from './note-part.tsx';
import type { Decide } from './use-decide.ts';

/** How to reach a person by phone; the route passes it in. */
export type PhoneSlot = (contact: string, letter: string) => ReactNode;

/** In place of an application, inside the surface of one. */
export function PaneMessage({ icon, title, text }: { icon: IconName; title: string; text?: string }) {
  return (
    <div className="flex flex-col items-center gap-3 p-6 text-center">
      <Icon name={icon} className="size-6" />
      <p className="text-lg font-bold">{title}</p>
      {text && <p className="text-muted">{text}</p>}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2">
      <h3 id={id} className="font-bold">
        {title}
      </h3>
      {children}
    </section>
  );
}

function WrittenText({ text }: { text: string }) {
  return (
    <p lang={textLanguage(text)} className="max-w-prose wrap-anywhere whitespace-pre-line">
      {text}
    </p>
  );
}

const showNumber = (value: number): string => formatAnswer(value, locale);

function Answers({ answers }: Pick<OpenedApplication, 'answers'>) {
  return (
    <dl className="grid gap-2">
      {answers.map((answer, at) => (
        // Two questions may have one text.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="min-w-0">
          <dt lang={textLanguage(answer.question)} className="text-sm text-muted wrap-anywhere">
            {answer.question}
          </dt>
          <dd>
            <WrittenText text={toShownAnswer(answer, answerTexts, showNumber)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface OfOneProps {
  userId: string;
  application: OpenedApplication;
}

function CvPart({ userId, application: { id, cv } }: OfOneProps) {
  const texts = openedMessages.cv;
  const isOnline = useOnline();
  const { state, start } = useFile({ name: cv?.name ?? '', read: (options) => fetchCv(userId, id, options) });
  if (cv === null) return null;
  const isBusy = state.kind === 'busy';
  return (
    <Part title={texts.title}>
      <p className="flex items-center gap-2 wrap-anywhere">
        <Icon name="document" />
        {texts.file(cv.name, formatSize(cv.size))}
      </p>
      <button
        type="button"
        className="btn border-control bg-base-200 justify-self-start text-base"
        aria-disabled={isBusy || !isOnline}
        onClick={() => isOnline && start()}
      >
        <Icon name="download" />
        {isBusy ? texts.saving : state.kind === 'waiting' ? texts.saveAgain : texts.save}
      </button>
      <FileStatus
        hint={isOnline ? '' : texts.offline}
        busy={isBusy && texts.saving}
        done={
          state.kind === 'done' && (state.outcome === 'unsure' ? ownBrowserMessages.unsureFile : texts.done)
        }
        failed={state.kind === 'failed' && texts.failed(state.reason)}
      />
    </Part>
  );
}

function History({ application: { sentAt, events, toldState, reason } }: Pick<OfOneProps, 'application'>) {
  const texts = openedMessages;
  // Sent again after a withdrawal, it has an event of that, and no time of the first one.
  const isSentAgain = events.some(({ to }) => to === 'new');
  const steps = isSentAgain ? events : [{ at: sentAt, to: 'new' } as const, ...events];
  return (
    <Part title={texts.history}>
      <ul className="grid gap-1 text-sm text-muted">
        {steps.map(({ at, to }) => (
          <li key={at + to}>
            {texts.event(to === 'new' ? texts.historySent : stateNames[to], formatMoment(at))}
          </li>
        ))}
      </ul>
      {reason !== undefined && <p className="text-sm text-muted">{texts.reason(notSelectedTexts[reason])}</p>}
      <p className="text-sm text-muted">
        {toldState === 'new' ? texts.notTold : texts.told(stateNames[toldState])}
      </p>
    </Part>
  );
}

interface OpenedPartProps {
  userId: string;
  job: InboxJob;
  id: string;
  decide: Decide;
  phone: PhoneSlot;
}

function Contact({
  application,
  job,
  phone,
}: Pick<OpenedPartProps, 'job' | 'phone'> & Omit<OfOneProps, 'userId'>) {
  const texts = openedMessages;
  const { name, email, phone: number } = application;
  const mail = { to: email, subject: texts.mailSubject(job.title), body: texts.mailBody(name) };
  return (
    <Part title={texts.contact}>
      <div className="grid max-w-prose gap-2">
        <MailLink
          mail={mail}
          via="app"
          className="btn w-full justify-start gap-3 border-control bg-base-200 px-4 text-base"
        >
          <Icon name="mail" />
          {texts.mail}
        </MailLink>
        <p className="ps-4 text-sm text-muted wrap-anywhere">{email}</p>
        {phone(number, texts.message(name, job.title))}
      </div>
    </Part>
  );
}

function Content({ userId, job, application, phone }: OpenedPartProps & OfOneProps) {
  const texts = openedMessages;
  if (application.state === 'withdrawn') return <p className="text-muted">{texts.withdrawn}</p>;
  return (
    <>
      {application.answers.length > 0 && (
        <Part title={texts.answers}>
          <Answers answers={application.answers} />
        </Part>
      )}
      <Part title={texts.note}>
        {application.note === '' ? (
          <p className="text-muted">{texts.noNote}</p>
        ) : (
          <WrittenText text={application.note} />
        )}
      </Part>
      <CvPart userId={userId} application={application} />
      <Contact application={application} job={job} phone={phone} />
      <NotePart userId={userId} application={application} />
      <History application={application} />
    </>
  );
}

const skeleton = (
  <div className="grid gap-4">
    <div className="skeleton h-24" />
    <div className="skeleton h-24" />
  </div>
);

/** An application with its answers, note and CV, and what can be decided. Opening a new one makes it seen. */
export function OpenedPart(props: OpenedPartProps) {
  const { userId, job, id, decide } = props;
  const query = useQuery(openedQuery(userId, { jobId: job.jobId, id }));
  if (isNotFound(query.error)) {
    return <PaneMessage icon="document" title={inboxMessages.gone} text={inboxMessages.goneText} />;
  }
  return (
    <div className="min-w-0 p-4">
      <Loaded
        query={query}
        toFailure={(error) => ({
          title: inboxMessages.openFailed,
          text: isNoAnswer(error) ? inboxMessages.notCopied : failureText(error),
        })}
        loadingText={inboxMessages.loading}
        skeleton={skeleton}
      >
        {({ application }) => {
          const name = application.name || inboxMessages.withdrawnName;
          return (
            <article className="grid min-w-0 gap-5">
              <header>
                <Chip tone="tint">{stateNames[application.state]}</Chip>
                <h2 tabIndex={-1} lang={textLanguage(name)} className="mt-2 text-lg font-bold wrap-anywhere">
                  {name}
                </h2>
                <p className="text-sm text-muted">
                  {openedMessages.sent(formatMoment(application.sentAt))} ·{' '}
                  {openedMessages.receipt(application.receipt)}
                </p>
                <SameMarks {...application} />
              </header>
              {application.state !== 'withdrawn' && (
                <DecisionButtons
                  application={application}
                  isBusy={decide.isBusy}
                  onDecide={(choice) => void decide.decide([application], choice)}
                />
              )}
              <Content {...props} application={application} />
            </article>
          );
        }}
      </Loaded>
    </div>
  );
}
