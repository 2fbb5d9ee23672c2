import { breakpointPx } from '#contract/limits.ts';
import { useWindowAtLeast } from '#platform/browser/window-width.ts';
import { lazyDesktopMenu } from '../lazy-parts.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { OfflineBar } from '../offline/offline-bar.tsx';

/** The sticky header of every page (§2). */
export function Header() {
  const isDesktop = useWindowAtLeast(breakpointPx.desktopHeader);
  return (
    <header className="sticky top-0 z-30 border-b border-base-300 bg-base-100">
      <OfflineBar />
      <div className="page flex h-16 items-center gap-8">
        <Logo />
        {isDesktop && <lazyDesktopMenu.Part />}
        <MobileMenu />
      </div>
    </header>
  );
}
