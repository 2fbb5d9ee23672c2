import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { whenIdle } from '#platform/startup/page-settled.ts';

/** Below the list, so it waits until the page is idle or used. */
export const lazyReminder = createLazyPart(
  async () => (await import('./reminder.tsx')).Reminder,
  () => <div className="mt-6 h-60 sm:h-48" />,
  whenIdle,
);
