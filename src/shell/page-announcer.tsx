import { usePageAnnouncement } from '#platform/browser/page-title.ts';

/** Says the name of every page that is gone to. */
export function PageAnnouncer() {
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {usePageAnnouncement()}
    </p>
  );
}
