import { useRef, useState } from 'react';
import type { Session } from '#contract/accounts/auth.ts';
import { useDraft } from '#device/drafts/drafts.ts';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { useFormSession } from '#platform/session/form-session.ts';
import { SignedOutCard } from '#ui/state/signed-out-card.tsx';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { PageBanner } from '#ui/page-banner.tsx';
import { emptyCompanyDraft, NewCompanyDraft } from './company-drafts.ts';
import { CompanyForm } from './company-form.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { ownCompanyMessages } from './messages.ts';

interface DraftedFormProps {
  session: Session;
  onEmptied: () => void;
}

function DraftedForm({ session, onEmptied }: DraftedFormProps) {
  const draft = useDraft('company', NewCompanyDraft, emptyCompanyDraft);
  const [round, setRound] = useState(0);
  useUnsavedForm({ isUnsaved: draft.isStored });
  if (!draft.isRead) return <FormSkeleton />;
  const restart = () => {
    setRound(round + 1);
    onEmptied();
  };
  return <CompanyForm key={`${round} ${draft.round}`} session={session} draft={draft} onEmptied={restart} />;
}

/** `/createCompanyPage` (§2). */
export function CreateCompanyPage() {
  const texts = ownCompanyMessages;
  usePageTitle(texts.title);
  const session = useFormSession();
  const heading = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <PageBanner topic={texts.title} subTopic={texts.subTopic} />
      <div className="page max-w-3xl py-6 filters:py-8">
        <p ref={heading} tabIndex={-1} className="mb-4 text-muted outline-none">
          {texts.intro}
        </p>
        {session === null ? (
          <SignedOutCard title={texts.creating.noToken} />
        ) : (
          <div className="surface p-4 sm:p-8">
            <DraftedForm
              key={session.user._id}
              session={session}
              onEmptied={() => heading.current?.focus()}
            />
          </div>
        )}
      </div>
    </>
  );
}
