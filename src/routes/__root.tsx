import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { breakpointPx } from '#contract/limits.ts';
import { hasBrowser } from '#platform/browser/browser.ts';
import { isWindowAtLeast } from '#platform/browser/window-width.ts';
import { lazyInstallBlock, lazyUpdateCheck } from '#shell/footer/lazy-parts.tsx';
import { lazyDesktopMenu, lazyFooter, lazyNotFound } from '#shell/lazy-parts.tsx';
import { Layout } from '#shell/layout.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  loader: async () => {
    if (!hasBrowser) {
      const parts = [lazyDesktopMenu, lazyFooter, lazyInstallBlock, lazyUpdateCheck, lazyNotFound];
      await Promise.all(parts.map(({ preload }) => preload()));
    } else if (isWindowAtLeast(breakpointPx.desktopHeader)) await lazyDesktopMenu.preload();
  },
  component: Layout,
  notFoundComponent: lazyNotFound.Part,
});
