import { createRenderedPart } from '#platform/startup/lazy-part.tsx';
import { whenIdle } from '#platform/startup/page-settled.ts';

export const lazyInstallBlock = createRenderedPart(
  async () => (await import('#features/install/block.tsx')).InstallBlock,
  () => <div aria-hidden="true" className="h-24" />,
  whenIdle,
);

export const lazyUpdateCheck = createRenderedPart(
  async () => (await import('../update-check.tsx')).UpdateCheck,
  () => <div aria-hidden="true" className="h-11" />,
  whenIdle,
);
