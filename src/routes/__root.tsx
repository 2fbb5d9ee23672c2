import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import { breakpointPx } from '#contract/limits.ts';
import { hasBrowser } from '#platform/browser/browser.ts';
import { isWindowAtLeast } from '#platform/browser/window-width.ts';
import { lateDesktopMenu, lateFooter, lateInstallBlock, lateUpdateCheck } from '#shell/late-parts.tsx';
import { Layout } from '#shell/layout.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  loader: async () => {
    if (!hasBrowser) {
      const parts = [lateDesktopMenu, lateFooter, lateInstallBlock, lateUpdateCheck];
      await Promise.all(parts.map(({ preload }) => preload()));
    } else if (isWindowAtLeast(breakpointPx.desktopHeader)) await lateDesktopMenu.preload();
  },
  component: Layout,
  notFoundComponent: lazyRouteComponent(
    () => import('#shell/screens/not-found-screen.tsx'),
    'NotFoundScreen',
  ),
});
