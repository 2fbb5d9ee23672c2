import { createFileRoute, redirect } from '@tanstack/react-router';
import { toSharedGoal } from '#contract/shared-text.ts';
import { ownHost } from '#platform/browser/browser.ts';

/**
 * Content shared from another app (the manifest's `share_target`): opens the job it links to, or searches for its
 * text.
 */
export const Route = createFileRoute('/shareTarget')({
  loader: ({ location }) => {
    throw redirect({ ...toSharedGoal({ ...location.search }, ownHost()), replace: true });
  },
});
