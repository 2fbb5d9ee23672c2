import { useEffect } from 'react';
import { useDraft } from '#device/drafts/drafts.ts';
import { logNotice } from '#platform/log.ts';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { useFormSession } from '#platform/session/form-session.ts';
import { readSession } from '#platform/session/session.ts';
import { SignedOutCard } from '#ui/state/signed-out-card.tsx';
import { PageBanner } from '#ui/page-banner.tsx';
import { jobEditorMessages } from '../messages.ts';
import { emptyDraft, PostDraft } from './post-draft.ts';
import { PostForm, type PostingSlot } from './post-form.tsx';
import type { PostFormProps } from './use-post-form.ts';

type PostEditorProps = Omit<PostFormProps, 'draft'> & { posting: PostingSlot };

function PostEditor(props: PostEditorProps) {
  const draft = useDraft<PostDraft>('post-job', PostDraft, emptyDraft);
  return draft.isRead ? (
    <PostForm key={draft.round} {...props} draft={draft} />
  ) : (
    <div className="page py-4">
      <div aria-hidden="true" className="skeleton h-40" />
    </div>
  );
}

/** `/postJobPage` (§2). */
export function PostJobPage(address: Omit<PostEditorProps, 'session'>) {
  const texts = jobEditorMessages;
  const session = useFormSession();
  usePageTitle(texts.postTitle);
  useEffect(() => {
    if (readSession() === null) logNotice('User ID not found in localStorage');
  }, []);
  if (session) return <PostEditor key={session.user._id} {...address} session={session} />;
  return (
    <>
      <PageBanner topic={texts.postTitle} subTopic={texts.postSubTopic} />
      <div className="page py-6 filters:py-8">
        <SignedOutCard title={texts.authTitle} text={texts.authText} />
      </div>
    </>
  );
}
