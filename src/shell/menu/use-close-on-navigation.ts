import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Closes a menu whenever a navigation starts, be it to the page that is already shown. */
export function useCloseOnNavigation(close: () => void): void {
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeNavigate', close));
}
