/** A placeholder with the size of a job card. */
export function JobCardSkeleton({ description = false }: { description?: boolean }) {
  return (
    <div
      className={`surface flex h-full flex-col px-3 ${description ? 'gap-0 py-1.5' : 'gap-0.5 py-2'}`}
      aria-hidden="true"
    >
      <div className="flex items-center gap-3">
        <div className="skeleton size-10 shrink-0" />
        <div className="skeleton h-9 flex-1" />
      </div>
      <div className="skeleton h-5 w-2/3" />
      {description && <div className="skeleton h-5" />}
      <div className="skeleton h-6 w-1/2" />
      <div className="skeleton h-5 w-4/5" />
      <div className="skeleton h-5 w-2/3" />
    </div>
  );
}
