import { useEffect } from 'react';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { jobEditorMessages } from '../messages.ts';
import { chipLook, toChipTone } from '#ui/form/chip-look.ts';
import type { PostName, PostValues } from '../job-fields.ts';
import type { trades } from './trades.ts';

export type Trade = keyof typeof trades;
export type TradeList = typeof trades;

/** The fields that a trade fills in, in the order of the form. */
export const tradeNames = [
  'helper',
  'operator',
  'sales',
  'driver',
  'guard',
  'teacher',
] as const satisfies Trade[];

/** The values that a trade's text replaces. */
const written = [
  'description',
  'responsibilities',
  'qualifications',
  'requiredSkills',
  'niceToHaveSkills',
  'benefits',
] as const satisfies PostName[];

/** Values that nearly all of these jobs have; only filled in where nothing is chosen. */
const usual = { jobType: 'on-site', workMode: 'full-time' } as const satisfies Partial<PostValues>;

/** True where a trade's text would replace the user's own text; other trades' unedited texts do not count. */
export function isOwnText(values: PostValues, trades: TradeList): boolean {
  const known = Object.values(trades);
  return written.some(
    (name) => values[name].trim() !== '' && known.every((text) => text[name] !== values[name]),
  );
}

/** The values with a trade's text, to be edited. */
export function fillTrade(values: PostValues, trade: Trade, trades: TradeList): PostValues {
  const { title, ...texts } = trades[trade];
  const isKnownTitle = Object.values(trades).some((text) => text.title === values.title);
  return {
    ...values,
    ...texts,
    title: values.title.trim() === '' || isKnownTitle ? title : values.title,
    jobType: values.jobType || usual.jobType,
    workMode: values.workMode || usual.workMode,
  };
}

/** The texts of all trades: a lazy chunk of some kilobytes, used here only. */
const loadTrades = async (): Promise<TradeList> => (await import('./trades.ts')).trades;

interface TradeStartProps {
  /** The message about the trade that was filled in last. */
  status: string | undefined;
  onTrade: (trade: Trade, trades: TradeList) => void;
}

/** Starting texts of six trades, which are edited afterwards. */
export function TradeStart({ status, onTrade }: TradeStartProps) {
  const { trades: texts } = jobEditorMessages;
  // Preloaded, so that a press works offline too; a failure is reported by the press.
  useEffect(() => void loadTrades().catch(() => undefined), []);
  const choose = async (trade: Trade) => {
    try {
      onTrade(trade, await loadTrades());
    } catch (error) {
      await showAlert({ kind: 'error', title: texts.failed, text: failureText(error) });
    }
  };
  return (
    <div role="group" aria-label={texts.label} className="min-w-0">
      <p className="mb-1 text-sm text-muted">{texts.hint}</p>
      <div className="flex flex-wrap gap-2">
        {tradeNames.map((trade) => (
          <button
            key={trade}
            type="button"
            className={`${chipLook} ${toChipTone(false)}`}
            onClick={() => void choose(trade)}
          >
            {texts.names[trade]}
          </button>
        ))}
      </div>
      <p role="status" className="text-sm text-muted not-empty:mt-1">
        {status}
      </p>
    </div>
  );
}
