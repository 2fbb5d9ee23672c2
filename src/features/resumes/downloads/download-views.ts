import { createObservable } from '#platform/observable.ts';
import type { DownloadRecord } from './store.ts';
import type { DownloadView } from './tabs.ts';
import type { Phase } from './transfer.ts';

/** Downloads as screens see them, by path. */
export type Downloads = ReadonlyMap<string, DownloadView>;

export interface Template {
  path: string;
  templateName: string;
  coverPath: string;
}

/** Written by the host alone. */
export const downloadViews = createObservable<Downloads>(new Map());

/** True while bytes arrive, or would with a network. */
export const isUnderWay = ({ phase }: DownloadView): boolean =>
  phase === 'running' || phase === 'waiting' || phase === 'checking';

/** A transfer's phase as screens show it. */
export function toShownPhase(phase: Phase): DownloadView['phase'] {
  if (phase.kind === 'stopped') return phase.reason;
  return phase.kind === 'asking' || phase.kind === 'reading' ? 'running' : phase.kind;
}

/** A download that no tab fetches, as the device has stored it. */
export function toRestingView({ path, templateName, received, version, wish }: DownloadRecord): DownloadView {
  const phase = wish === 'run' ? 'running' : 'paused';
  return { path, templateName, received, total: version.total, phase, isKept: true };
}

/** Whole percents; null while the size is unknown. */
export function toPercent({ received, total }: Pick<DownloadView, 'received' | 'total'>): number | null {
  return total === null || total === 0 ? null : Math.min(100, Math.floor((received / total) * 100));
}
