import { useEffect } from 'react';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { jobEditorMessages } from '../messages.ts';
import { chipLook, toChipTone } from '#ui/form/chip-look.ts';
import { tradeNames, type Trade } from './trade-rules.ts';

/** The texts of all trades: a lazy chunk of some kilobytes, used here only. */
const loadTrades = async () => (await import('./trades.ts')).trades;
export type TradeList = Awaited<ReturnType<typeof loadTrades>>;

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
