import { useRouter } from '@tanstack/react-router';
import { useSession } from '#platform/session/session.ts';
import { toNav, type Nav } from './nav-model.ts';
import { useEffect } from 'react';

/** Whether this build has a screen at a path. */
export function useHasRoute(): (path: string) => boolean {
  const { routesByPath } = useRouter();
  return (path) => Object.hasOwn(routesByPath, path);
}

/** The menus' entries for this user. */
export function useNav(): Nav {
  const hasRoute = useHasRoute();
  return toNav({ isSignedIn: useSession() !== null, hasRoute });
}

/** Closes a menu when a navigation starts, even to the same page. */
export function useCloseOnNavigation(close: () => void): void {
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeNavigate', close));
}
