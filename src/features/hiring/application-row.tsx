import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { CopiedPart } from '#api/inbox/read-copies.ts';
import type { InboxApplication } from '#contract/applications/application.ts';
import { stateNames } from '#contract/applications/texts.ts';
import { formatAge, formatNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { locale } from '#platform/i18n/locale.ts';
import { Chip } from '#ui/card/chip.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { QuietLine } from '#ui/state/state-panel.tsx';
import { formatMoment } from '#ui/text/moment.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import type { InboxSearch } from './inbox-search.ts';
import { inboxMessages } from './messages.ts';

/** That somebody else applied to the company with the same phone number or CV file. */
export function SameMarks({ samePhone, sameCv }: Pick<InboxApplication, 'samePhone' | 'sameCv'>) {
  const { samePhone: phoneText, sameCv: cvText } = inboxMessages;
  const texts = [samePhone && phoneText(samePhone), sameCv && cvText(sameCv)].filter(Boolean);
  return texts.map((text) => (
    <span key={text} className="flex items-center gap-1.5 text-sm font-medium">
      <Icon name="warning" className="size-4 text-warning" />
      {text}
    </span>
  ));
}

interface ApplicationRowProps {
  application: InboxApplication;
  isShown: boolean;
  isSelected: boolean;
  /** With the application's id as `open`. */
  search: InboxSearch;
  /** In the list beside an application, Back leaves the list. */
  isReplaced: boolean;
  onSelect: (id: string, isSelected: boolean) => void;
}

/** A row of the list: who applied and when, its state, and a box to select it. */
export const ApplicationRow = memo(function ApplicationRow(props: ApplicationRowProps) {
  const { application, isShown, isSelected, search, isReplaced, onSelect } = props;
  const { id, sentAt, state } = application;
  const name = application.name || inboxMessages.withdrawnName;
  return (
    <li
      className={`relative flex min-w-0 items-center rounded-lg border ${isShown ? 'border-primary bg-secondary' : 'border-base-300 bg-base-200'}`}
    >
      <label className="relative z-1 grid size-11 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          className="size-5 accent-primary"
          aria-label={inboxMessages.select(name)}
          checked={isSelected}
          onChange={({ target }) => onSelect(id, target.checked)}
        />
      </label>
      <Link
        to={appPaths.applications}
        search={{ ...search, open: id }}
        replace={isReplaced}
        resetScroll={!isReplaced}
        preload={false}
        className="card-link min-w-0 flex-1 py-2"
        {...(isShown && { 'aria-current': true })}
      >
        <span
          lang={textLanguage(name)}
          className={`block truncate ${state === 'new' ? 'font-bold' : 'font-semibold'}`}
        >
          {name}
        </span>
        <span className="block truncate text-sm text-muted">{formatMoment(sentAt)}</span>
        <SameMarks {...application} />
      </Link>
      <span className="px-3">
        <Chip tone={state === 'new' ? 'tint' : 'plain'}>{stateNames[state]}</Chip>
      </span>
    </li>
  );
});

interface CopyLineProps {
  /** Null for the server's data. */
  storedAt: number | null;
  part?: CopiedPart | undefined;
}

/** Shows that data is from the device, and how much of it is. */
export function CopyLine({ storedAt, part }: CopyLineProps) {
  const now = useNow();
  if (storedAt === null) return null;
  const copied =
    part && inboxMessages.part(formatNumber(part.copied, locale), formatNumber(part.total, locale));
  const parts = [inboxMessages.copy(formatAge(storedAt, now, locale)), copied];
  return <QuietLine icon="download">{parts.filter(Boolean).join(' · ')}</QuietLine>;
}
