import { createContext, use, type ReactNode } from 'react';
import { SignedOutCard } from '#ui/state/signed-out-card.tsx';
import { profileMessages as words } from './messages.ts';

const places = ['a', 'b', 'c'] as const;

/** The placeholder of rows. */
export function RowsSkeleton() {
  return (
    <div className="surface grid gap-4 p-4">
      {places.map((place) => (
        <div key={place} className="flex items-center gap-4">
          <div className="skeleton h-6 flex-2" />
          <div className="skeleton h-6 flex-1 max-md:hidden" />
          <div className="skeleton h-11 w-24" />
        </div>
      ))}
    </div>
  );
}

/** Announces changes to screen readers. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}

interface SectionProps {
  id: string;
  texts: { section: string; heading: string };
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the profile. */
export function Section({ id, texts, action, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <div>
          {/* The specified heading, for screen readers only: the visible one below is clearer. */}
          <h2 id={id} tabIndex={-1} className="sr-only">
            {texts.section}
          </h2>
          <p aria-hidden="true" className="text-lg font-bold">
            {texts.heading}
          </p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

/** True on a page with one signed-out card above all sections. */
export const BelowCard = createContext(false);

/** Signed out (§8): the card, or below one the specified line alone. */
export function SignedOut({ message }: { message: string }) {
  if (use(BelowCard)) return <p className="text-muted">{message}</p>;
  return <SignedOutCard title={message} text={words.missingTokenText} />;
}
