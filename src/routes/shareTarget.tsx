import { createFileRoute, redirect } from '@tanstack/react-router';
import { toSharedGoal } from '#contract/shared-text.ts';
import { ownHost } from '#platform/browser/browser.ts';

/** What another app shares into this one (the manifest's `share_target`): opens the job it links to, or searches for it. */
export const Route = createFileRoute('/shareTarget')({
  loader: ({ location }) => {
    throw redirect({ ...toSharedGoal({ ...location.search }, ownHost()), replace: true });
  },
});
