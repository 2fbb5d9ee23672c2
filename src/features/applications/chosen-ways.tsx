import { useId, type ReactNode } from 'react';
import type { ApplyWayOf } from '#contract/applications/open-ways.ts';
import { toReadHost } from '#contract/companies/web-links.ts';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { AppliedJob } from '#device/letter.ts';
import { toShareUrl } from '#platform/browser/share.ts';
import { useOnline } from '#platform/http/online.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { saveFile } from '#platform/storage/save-file.ts';
import { serverNow } from '#platform/server-time.ts';
import { toWalkInText } from '#ui/applying/way-text.ts';
import { toCalendar } from '#ui/text/calendar.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { letterMessages as texts } from './messages.ts';
import { wayMessages } from '#ui/applying/way-texts.ts';
import { factIcons } from '#ui/icon/fact-icons.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { CopyRow } from './letter-actions.tsx';
import { toButtonLook, wayLook } from './way-button.tsx';

interface LinkWayProps {
  way: ApplyWayOf<'link'>;
  isFirst: boolean;
  /** The site was opened. */
  onHand: () => void;
}

/** Opens the employer's site, whose host is shown; waits while offline, and says so. */
export function LinkWay({ way, isFirst, onHand }: LinkWayProps) {
  const isOnline = useOnline();
  const reasonId = useId();
  const host = toReadHost(way.url);
  const label: ReactNode = (
    <>
      <Icon name={factIcons.link} />
      <span className="min-w-0 text-left wrap-anywhere">{texts.applyOn(host)}</span>
    </>
  );
  if (isOnline) {
    return (
      <a
        href={way.url}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className={`${toButtonLook(isFirst)} h-auto min-h-11 py-2`}
        onClick={onHand}
      >
        {label}
      </a>
    );
  }
  return (
    <div>
      <button
        type="button"
        disabled
        className={`${wayLook} h-auto min-h-11 py-2`}
        aria-describedby={reasonId}
      >
        {label}
      </button>
      <p id={reasonId} className="text-sm text-muted wrap-anywhere">
        {texts.siteWaits(host)}
      </p>
    </div>
  );
}

const addToCalendar = ({ jobId, title, companyName }: AppliedJob, way: ApplyWayOf<'walkIn'>): void => {
  const file = toCalendar(
    {
      id: `walk-in-${jobId}`,
      summary: texts.walkInFor(companyName === '' ? title : `${title} · ${companyName}`),
      url: toShareUrl(`${appPaths.jobDetails}?id=${encodeURIComponent(jobId)}`),
      from: way.from,
      to: way.to,
      place: way.place,
      notes: [way.hours, way.bring === '' ? '' : wayMessages.bring(way.bring)].filter(Boolean).join('\n'),
    },
    serverNow(),
  );
  void saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), texts.calendarFile);
};

/** When and where to come, and with what: all of it works from the stored copy. */
export function WalkInWay({ applied, way }: { applied: AppliedJob; way: ApplyWayOf<'walkIn'> }) {
  const isOver = way.to < toDhakaDay(useNow());
  const look = `${wayLook} border-control bg-base-200`;
  return (
    <div className="grid gap-2">
      <div className="grid gap-1 rounded-lg border border-base-300 p-3">
        <p className="font-semibold">{toWalkInText(way)}</p>
        {isOver && <p className="font-medium text-warning">{texts.walkInOver}</p>}
        <p lang={textLanguage(way.place)} className="wrap-anywhere whitespace-pre-line">
          {way.place}
        </p>
        {way.bring !== '' && (
          <p className="wrap-anywhere whitespace-pre-line">{wayMessages.bring(way.bring)}</p>
        )}
      </div>
      {!isOver && (
        <button type="button" className={look} onClick={() => addToCalendar(applied, way)}>
          <Icon name={factIcons.calendar} />
          {texts.toCalendar}
        </button>
      )}
      {/* RFC 5870 has no addresses; map apps search for `q` at 0,0. */}
      <a href={`geo:0,0?q=${encodeURIComponent(way.place)}`} className={look}>
        <Icon name={factIcons.building} />
        {texts.openMap}
      </a>
      <CopyRow text={way.place} label={texts.copyPlace} />
    </div>
  );
}
