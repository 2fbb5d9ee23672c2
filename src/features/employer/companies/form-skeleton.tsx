import { ownCompanyMessages } from './messages.ts';

/** The placeholder of the form. */
export function FormSkeleton() {
  const texts = ownCompanyMessages;
  return (
    <div role="status" aria-label={texts.loading} className="grid gap-4 sm:grid-cols-2">
      <div className="skeleton h-40 sm:col-span-2" />
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className="skeleton h-18" />
      ))}
    </div>
  );
}
