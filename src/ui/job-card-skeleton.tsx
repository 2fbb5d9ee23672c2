/** A placeholder of a job card's size. */
export function JobCardSkeleton({ description = false }: { description?: boolean }) {
  return (
    <div className="below-fold-62 surface flex h-full flex-col gap-3 p-4" aria-hidden="true">
      <div className="flex items-start gap-3">
        <div className="skeleton size-12 shrink-0" />
        <div className="flex-1">
          <div className="skeleton mb-2 h-5 w-4/5" />
          <div className="skeleton h-4 w-1/2" />
        </div>
      </div>
      <div className="h-12 sm:h-6">
        <div className="skeleton h-5 w-2/3" />
      </div>
      {description && <div className="skeleton h-11 w-full" />}
      <div className="flex gap-2">
        <div className="skeleton h-6.5 w-20 rounded-full" />
        <div className="skeleton h-6.5 w-24 rounded-full" />
      </div>
      <div className="mt-auto flex items-center justify-between border-t border-base-300 pt-3">
        <div className="skeleton h-11 w-32" />
        <div className="skeleton h-11 w-20" />
      </div>
    </div>
  );
}
