import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { toRoutePath } from '#contract/http/pages.ts';
import { usePageAnnouncement } from '#platform/browser/window.ts';
import { noScriptMessages } from '#platform/i18n/no-script.ts';
import { shellMessages as texts } from './messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { lazyFooter, lazyQuietPanels, lazySubscription } from './lazy-parts.tsx';
import { Header } from './menu/header.tsx';
import { NavLink } from './menu/nav-link.tsx';
import { isInSection, useNav } from './menu/nav-model.ts';

const MAIN_ID = 'content';
const FADE_MS = 150;

const idOf = (search: object): unknown => ('id' in search ? search.id : undefined);

/** Not `document.startViewTransition`: its overlay blocks clicks until the transition has finished. */
function fadeIn(page: HTMLElement | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  page?.animate({ opacity: [0, 1] }, { duration: FADE_MS, easing: 'ease-out' });
}

/** Fades a new page in, and focuses its target or content. Another `?id=` is a new page, another search is not. */
function usePageChange(main: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation) return;
        // "/jobpage" is the same page.
        const isSame =
          !pathChanged || toRoutePath(fromLocation.pathname) === toRoutePath(toLocation.pathname);
        if (isSame && idOf(fromLocation.search) === idOf(toLocation.search)) return;
        fadeIn(main.current);
        const named = toLocation.hash === '' ? null : document.getElementById(toLocation.hash);
        const target = named ?? main.current;
        if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
        target?.focus({ preventScroll: true });
      }),
    [router, main],
  );
}

/** The frame of every page. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  usePageChange(main);
  return (
    <div className="flex min-h-dvh flex-col pb-(--dock-height)">
      <a
        href={`#${MAIN_ID}`}
        // Browsers focus a fragment's target late, and not at all if the URL changes in between.
        onClick={() => main.current?.focus()}
        className="btn btn-primary fixed top-2 left-2 z-50 -translate-y-20 focus-visible:translate-y-0"
      >
        {texts.skip}
      </a>
      <noscript>
        {/* Rendered by the server only: browsers with scripts never show it. */}
        {import.meta.env.SSR && <p className="page py-3">{noScriptMessages.text}</p>}
      </noscript>
      <Header />
      <main ref={main} id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <lazyFooter.Part />
      <Dock />
      <lazyQuietPanels.Part />
      <lazySubscription.Part />
      <PageAnnouncer />
    </div>
  );
}

function PageAnnouncer() {
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {usePageAnnouncement()}
    </p>
  );
}

/** The navigation bar below 1000 px. */
function Dock() {
  const { dock } = useNav();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav
      data-dock=""
      aria-label={texts.quickMenu}
      className="fixed inset-x-0 bottom-0 z-20 short:static border-t border-base-300 bg-base-100 pb-[env(safe-area-inset-bottom)] filters:hidden"
    >
      <ul className="page flex h-(--dock-bar) max-w-xl px-0">
        {dock.map((item) => (
          <li key={item.key} className="flex-1">
            <NavLink
              item={item}
              isCurrent={isInSection(item, pathname)}
              className="flex h-full flex-col items-center justify-center gap-1 text-[min(0.875rem,4vw)] leading-[1.45] font-semibold text-muted aria-[current]:text-primary"
            >
              <Icon name={item.icon} className="size-[min(1.5rem,28px)]" />
              {texts.nav[item.key]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
