import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { Failure } from './account-rules.ts';

interface AccountCardProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The frame of both forms. */
export function AccountCard({ title, text, children }: AccountCardProps) {
  return (
    <div className="page max-w-lg py-8 filters:py-12">
      <div className="surface p-5 sm:p-8">
        <h1 className="text-xl font-bold">{title}</h1>
        <p className="mt-1 mb-6 text-muted">{text}</p>
        {children}
      </div>
    </div>
  );
}

/** Why it failed, above the button, read out at once. */
export function FailureNote({ failure }: { failure: Failure | undefined }) {
  return (
    <div role="alert">
      {failure && (
        <div className="flex gap-3 rounded-lg border border-error/40 p-3 text-error">
          <Icon name="warning" className="mt-0.5 size-5" />
          <div>
            <p className="font-bold">{failure.title}</p>
            {failure.text && <p>{failure.text}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
