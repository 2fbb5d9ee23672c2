import { useEffect } from 'react';
import * as v from 'valibot';
import type { Session } from '#contract/auth.ts';
import { preloadDialogs } from '#platform/dialogs.ts';
import { useDraft } from '#platform/drafts.ts';
import { useMessages } from '#platform/messages.ts';
import { usePageTitle } from '#platform/page-title.ts';
import { useSession } from '#platform/session.ts';
import { bannerMessages } from '#presenters/banner-messages.ts';
import { PageBanner } from '#ui/page-banner.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { textsSchema } from './draft-schema.ts';
import { postNames } from './job-fields.ts';
import { jobEditorMessages } from './messages.ts';
import { PostForm } from './post-form.tsx';
import { emptyPost } from './post-request.ts';
import { SignInLink } from './sending-note.tsx';

const PostDraft = textsSchema(postNames, emptyPost);

/** The form once its draft is read. */
function PostEditor({ session }: { session: Session }) {
  const draft = useDraft<v.InferOutput<typeof PostDraft>>('post-job', PostDraft, emptyPost);
  useEffect(() => void preloadDialogs(), []);
  if (!draft.isRead) return <div aria-hidden="true" className="skeleton h-[110rem] max-w-3xl" />;
  return <PostForm session={session} draft={draft} />;
}

/** `/postJobPage` (§2). */
export function PostJobPage() {
  const texts = useMessages(jobEditorMessages);
  const { subtitle } = useMessages(bannerMessages);
  const session = useSession();
  usePageTitle(texts.postTitle);
  return (
    <>
      <PageBanner topic={texts.postTitle} subTopic={texts.postSubTopic} subtitle={subtitle} />
      <div className="page py-6 filters:py-8">
        {session ? (
          // Another user's draft is another draft.
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
