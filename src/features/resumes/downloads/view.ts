import type { DownloadRecord } from './record.ts';
import type { DownloadView } from './tabs.ts';
import type { Phase } from './transfer.ts';

/** True while bytes come, or would if there was a network. */
export const isUnderWay = ({ phase }: DownloadView): boolean =>
  phase === 'running' || phase === 'waiting' || phase === 'checking';

export function toShownPhase(phase: Phase): DownloadView['phase'] {
  if (phase.kind === 'stopped') return phase.reason;
  return phase.kind === 'asking' || phase.kind === 'reading' ? 'running' : phase.kind;
}

/** A download at rest, as the device has it. */
export function toRestingView({ path, templateName, received, version, wish }: DownloadRecord): DownloadView {
  const phase = wish === 'run' ? 'running' : 'paused';
  return { path, templateName, received, total: version.total, phase, isKept: true };
}

/** Whole percents; null while the size is unknown. */
export function toPercent({ received, total }: Pick<DownloadView, 'received' | 'total'>): number | null {
  return total === null || total === 0 ? null : Math.min(100, Math.floor((received / total) * 100));
}
