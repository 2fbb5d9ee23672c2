import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import { breakpointPx } from '#contract/limits.ts';
import { hasBrowser } from '#platform/browser/browser.ts';
import { isWindowAtLeast } from '#platform/browser/window-width.ts';
import { lateDesktopMenu, lateFooter } from '#shell/late-parts.tsx';
import { Layout } from '#shell/layout.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  loader: async () => {
    if (!hasBrowser) await Promise.all([lateDesktopMenu.preload(), lateFooter.preload()]);
    else if (isWindowAtLeast(breakpointPx.desktopHeader)) await lateDesktopMenu.preload();
  },
  component: Layout,
  notFoundComponent: lazyRouteComponent(
    () => import('#shell/screens/not-found-screen.tsx'),
    'NotFoundScreen',
  ),
});
