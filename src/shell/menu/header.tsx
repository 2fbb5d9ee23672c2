import { breakpointPx } from '#contract/limits.ts';
import { useWindowAtLeast } from '#platform/browser/window.ts';
import { lazyDesktopMenu, lazyMobileMenuPanel, lazyOfflineLine } from '../lazy-parts.tsx';
import { Link } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { shellMessages as texts } from '../messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useDisclosure } from '#ui/use-disclosure.ts';
import { useCloseOnNavigation } from './nav-model.ts';
import { useEffect } from 'react';
import { OtherLanguage } from '../other-language.tsx';
import { afterPaint } from '#platform/startup/page-settled.ts';
import { useOnline } from '#platform/http/online.ts';
import { useDateWrong } from '#platform/i18n/clock.ts';

/** The sticky header of every page (§2). */
export function Header() {
  const isDesktop = useWindowAtLeast(breakpointPx.desktopHeader);
  return (
    // `contents` creates no stacking context, so that the bar at the bottom covers the offline line.
    <header className="contents">
      <OfflineBar />
      <div className="sticky top-0 z-30 short:relative border-b border-base-300 bg-base-100">
        <div className="page flex px-[min(1rem,5vw)] h-(--header-bar) items-center gap-[min(2rem,5vw)] [--size-field:min(0.275rem,4.8px)] short:h-12">
          <Logo />
          {isDesktop && <lazyDesktopMenu.Part />}
          <div className="ml-auto flex items-center gap-1 desktop:ml-0">
            <OtherLanguage className="px-2 text-[min(1rem,5vw)]" />
            <MobileMenu />
          </div>
        </div>
      </div>
    </header>
  );
}

function Logo() {
  const { appName } = clientConfig();
  return (
    <Link
      to={appPaths.home}
      aria-label={texts.homeOf(appName)}
      className="flex min-h-11 items-center gap-[min(0.625rem,10px)] text-[min(1.25rem,7vw)] leading-[1.35] font-bold"
    >
      <span className="brand-mark size-[min(2.25rem,40px)]" />
      {appName}
    </Link>
  );
}

function MobileMenu() {
  const { isOpen, close, button, panelId, rootRef } = useDisclosure();
  useCloseOnNavigation(close);
  const leave = () => {
    close();
    button.ref.current?.focus();
  };
  return (
    <div ref={rootRef} className="desktop:hidden">
      <button {...button} aria-label={texts.openMenu} className="btn btn-square btn-ghost -mr-2 max-w-none">
        <Icon name={isOpen ? 'close' : 'menu'} className="size-[min(1.5rem,28px)]" />
      </button>
      {isOpen && <lazyMobileMenuPanel.Part id={panelId} onDone={leave} />}
    </div>
  );
}

function OfflineBar() {
  const isOnline = useOnline();
  const isDateWrong = useDateWrong();
  // Preloaded while online: offline its chunk could not be fetched.
  useEffect(() => afterPaint(() => void lazyOfflineLine.preload()), []);
  // A live region must exist before its text.
  return <div role="status">{(!isOnline || isDateWrong) && <lazyOfflineLine.Part />}</div>;
}
