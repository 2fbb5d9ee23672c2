import { useEffect } from 'react';
import { isSubscriptionAwaited } from '#features/subscription/watch/is-awaited.ts';
import { afterPaint, whenPersonal, whenWanted } from '#platform/startup/page-settled.ts';
import { createLazyPart, createRenderedPart } from '#platform/startup/lazy-part.tsx';
import { useHeaderWish } from '#platform/session/subscribed.ts';

/** The footer's room while its chunk is on the way: it stands below the fold, so the page comes first. */
function FooterRoom() {
  return (
    <footer
      aria-busy="true"
      className="mt-12 min-h-[58rem] border-t border-base-300 bg-base-200 filters:min-h-[26rem]"
    />
  );
}

export const lazyFooter = createRenderedPart(
  async () => (await import('./footer/footer.tsx')).Footer,
  FooterRoom,
);

/** How to install the app. It belongs to who stays, so its code comes late. */
export const lazyInstallBlock = createRenderedPart(
  async () => (await import('#features/install/block.tsx')).InstallBlock,
  () => <div aria-hidden="true" className="h-24" />,
  whenPersonal,
);

/** Looks for a new version where the reader asks for it. */
export const lazyUpdateCheck = createRenderedPart(
  async () => (await import('./footer/update-check.tsx')).UpdateCheck,
  () => <div aria-hidden="true" className="h-11" />,
  whenPersonal,
);

/** The line that says that there is no network: nobody waits for it while there is one. */
export const lazyOfflineLine = createLazyPart(
  async () => (await import('./offline/offline-line.tsx')).OfflineLine,
  () => null,
);

/** What comes by itself, as the offer of a new version: nothing shows, and nothing is missing, until there is one. */
export const lazyQuietPanels = createLazyPart(
  async () => (await import('./quiet-panels.tsx')).QuietPanels,
  () => null,
  whenWanted,
);

/** A press on the header's button asks again for what could not be loaded. */
function SubscriptionRoom({ onRetry }: { onRetry: (() => void) | undefined }) {
  const wish = useHeaderWish();
  useEffect(() => {
    if (wish !== null) onRetry?.();
  }, [wish, onRetry]);
  return null;
}

/** What the subscription shows and watches: nothing shows until it is asked for. */
export const lazySubscription = createLazyPart(
  async () => (await import('#features/subscription/watch/subscription-host.tsx')).SubscriptionHost,
  SubscriptionRoom,
  (work) => (isSubscriptionAwaited() ? afterPaint(work) : whenWanted(work)),
);

/** The menu of wide windows: phones do without it. The root route has it loaded before the first screen. */
export const lazyDesktopMenu = createRenderedPart(
  async () => (await import('./menu/desktop-menu.tsx')).DesktopMenu,
  () => null,
);

/** Loaded when a finger comes near the hamburger, at the latest when it is pressed. */
export const lazyMobileMenuPanel = createLazyPart(
  async () => (await import('./menu/mobile-menu-panel.tsx')).MobileMenuPanel,
  () => null,
);
