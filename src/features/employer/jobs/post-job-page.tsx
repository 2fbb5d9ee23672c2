import { useEffect } from 'react';
import * as v from 'valibot';
import type { Session } from '#contract/accounts/auth.ts';
import { useDraft } from '#device/drafts/drafts.ts';
import { logNotice } from '#platform/log.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { readSession, useSession } from '#platform/session/session.ts';
import { SignInLink } from '#platform/session/account-link.tsx';
import { bannerMessages } from '#presenters/messages.ts';
import { PageBanner } from '#ui/page-banner.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { textsSchema } from '../edit/texts.ts';
import { postNames } from './job-fields.ts';
import { jobEditorMessages } from './messages.ts';
import { PostForm } from './post-form.tsx';
import { emptyPost } from './post-request.ts';

const PostDraft = textsSchema(postNames, emptyPost);

function NextSteps() {
  const texts = useMessages(jobEditorMessages);
  return (
    <aside className="filters:sticky filters:top-24">
      <h2 className="mb-3 text-lg font-bold">{texts.next}</h2>
      <ol className="grid gap-3">
        {texts.nextSteps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="tabular grid size-7 shrink-0 place-items-center rounded-full bg-secondary text-sm font-bold text-secondary-content"
            >
              {index + 1}
            </span>
            <span className="text-muted">{step}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}

function PostEditor({ session }: { session: Session }) {
  const draft = useDraft<v.InferOutput<typeof PostDraft>>('post-job', PostDraft, emptyPost);
  return (
    <div className="grid gap-8 filters:grid-cols-[minmax(0,48rem)_1fr] filters:items-start">
      {draft.isRead ? (
        <PostForm key={draft.round} session={session} draft={draft} />
      ) : (
        <div aria-hidden="true" className="skeleton h-[110rem]" />
      )}
      <NextSteps />
    </div>
  );
}

/** `/postJobPage` (§2). */
export function PostJobPage() {
  const texts = useMessages(jobEditorMessages);
  const { subtitle } = useMessages(bannerMessages);
  const session = useSession();
  usePageTitle(texts.postTitle);
  useEffect(() => {
    if (readSession() === null) logNotice('User ID not found in localStorage');
  }, []);
  return (
    <>
      <PageBanner topic={texts.postTitle} subTopic={texts.postSubTopic} subtitle={subtitle} />
      <div className="page py-6 filters:py-8">
        {session ? (
          <PostEditor key={session.user._id} session={session} />
        ) : (
          <StatePanel
            icon="person"
            tone="error"
            title={texts.authTitle}
            text={texts.authText}
            action={<SignInLink />}
          />
        )}
      </div>
    </>
  );
}
