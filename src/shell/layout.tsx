import { noScriptMessages } from '#texts/platform/i18n/no-script';
import { useRouter, Outlet } from '@tanstack/react-router';
import { useEffect, type RefObject, useRef } from 'react';
import { Dock } from './menu/dock.tsx';
import { Header } from './menu/header.tsx';
import { lazyFooter, lazyQuietPanels, lazySubscription } from './lazy-parts.tsx';
import { toRoutePath } from '#contract/http/pages.ts';
import { shellMessages } from '#texts/shell/messages';
import { usePageAnnouncement } from '#platform/browser/page-title.ts';

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
  const texts = shellMessages;
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
