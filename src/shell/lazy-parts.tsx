import { useEffect } from 'react';
import { isSubscriptionAwaited } from '#features/subscription/watch/return-rules.ts';
import { afterPaint, whenIdle } from '#platform/startup/page-settled.ts';
import { createLazyPart, createRenderedPart, type FallbackProps } from '#platform/startup/lazy-part.tsx';
import { useHeaderAction } from '#platform/session/subscribed.ts';

function FooterFallback() {
  return (
    <footer
      aria-busy="true"
      className="mt-12 min-h-75 border-t border-base-300 bg-base-200 filters:min-h-[26rem]"
    />
  );
}

export const lazyFooter = createRenderedPart(
  async () => (await import('./footer/footer.tsx')).Footer,
  FooterFallback,
);

export const lazyOfflineLine = createLazyPart(
  async () => (await import('./offline/offline-line.tsx')).OfflineLine,
  () => null,
);

export const lazyQuietPanels = createLazyPart(
  async () => (await import('./quiet-panels.tsx')).QuietPanels,
  () => null,
  whenIdle,
);

function SubscriptionFallback({ onRetry }: FallbackProps) {
  const action = useHeaderAction();
  useEffect(() => {
    if (action !== null) onRetry?.();
  }, [action, onRetry]);
  return null;
}

export const lazySubscription = createLazyPart(
  async () => (await import('#features/subscription/watch/subscription-host.tsx')).SubscriptionHost,
  SubscriptionFallback,
  (work) => (isSubscriptionAwaited() ? afterPaint(work) : whenIdle(work)),
);

/** The root route preloads it. */
export const lazyDesktopMenu = createRenderedPart(
  async () => (await import('./menu/desktop-menu.tsx')).DesktopMenu,
  () => null,
);

export const lazyMobileMenuPanel = createLazyPart(
  async () => (await import('./menu/mobile-menu-panel.tsx')).MobileMenuPanel,
  () => null,
);

export const lazyNotFound = createRenderedPart(
  async () => (await import('./screens/not-found-screen.tsx')).NotFoundScreen,
  () => <div aria-hidden="true" className="min-h-dvh" />,
);
