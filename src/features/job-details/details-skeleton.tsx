import { useMessages } from '#platform/i18n/messages.ts';
import { detailsMessages } from './messages.ts';

/** The placeholder of the page. */
export function DetailsSkeleton() {
  const messages = useMessages(detailsMessages);
  return (
    <div>
      <p role="status" className="mb-4 text-muted">
        {messages.loading}
      </p>
      <div aria-hidden="true" className="flex flex-col gap-4">
        <div className="flex items-start gap-4">
          <div className="skeleton size-18" />
          <div className="flex-1">
            <div className="skeleton mb-2 h-8 w-3/4" />
            <div className="skeleton h-5 w-1/2" />
          </div>
        </div>
        <div className="skeleton h-7 w-2/3" />
        <div className="skeleton h-11 w-44" />
        <div className="skeleton h-96 w-full" />
      </div>
    </div>
  );
}
