import { redirect } from '@tanstack/react-router';
import { toSharedGoal } from '#contract/shared-text.ts';
import { ownHost } from '#platform/browser/browser.ts';
import type { PageContext } from './page-context.ts';

/** Opens the job that a shared text links to, or searches for the text. */
export function loadShareTarget({ location }: PageContext): void {
  throw redirect({ ...toSharedGoal({ ...location.search }, ownHost()), replace: true });
}
