import { useId, type ReactNode } from 'react';
import { Icon } from '#ui/icon/icon.tsx';

interface SettingCardProps {
  title: string;
  text: string;
  /** What was done last, read out when it appears. */
  done?: string | undefined;
  /** The button, beside the title where there is room. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One thing that can be done with the account. */
export function SettingCard({ title, text, done, action, children }: SettingCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg font-bold">
            {title}
          </h2>
          <p className="text-muted">{text}</p>
        </div>
        {action}
      </div>
      <div role="status">
        {done !== undefined && (
          <p className="mt-3 flex items-center gap-2 font-medium text-success">
            <Icon name="check" />
            {done}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
