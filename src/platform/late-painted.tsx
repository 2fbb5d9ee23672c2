import { lazy, memo, Suspense, type ComponentType } from 'react';
import { createObservable } from './observable.ts';
import { useLater } from './use-later.ts';

/**
 * A part of a screen that the boot script may have painted: its code is loaded after the screen's own, and then
 * takes over what stands there. Until it is here its props must stay as they were painted, or the room would
 * show in between.
 */
export function createLatePainted<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Room: ComponentType,
) {
  const isHere = createObservable(false);
  const Lazy = lazy(async () => {
    const Component: ComponentType<P> = await load();
    setTimeout(() => isHere.set(true));
    return { default: Component };
  });
  const Part = memo(function LatePainted(props: P) {
    return (
      <Suspense fallback={<Room />}>
        <Lazy {...props} />
      </Suspense>
    );
  });
  /** True once the part is here; followed. */
  const useIsHere = () => useLater(isHere);
  return { Part, useIsHere };
}
