import { DesktopMenu } from './desktop-menu.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { useShownAt } from './shown-at.ts';

/** The sticky header of every page (§2). */
export function Header() {
  return (
    <header className="sticky top-0 z-30 border-b border-base-300 bg-base-100">
      <OfflineBar updatedAt={useShownAt()} />
      <div className="page flex h-16 items-center gap-8">
        <Logo />
        <DesktopMenu />
        <MobileMenu />
      </div>
    </header>
  );
}
