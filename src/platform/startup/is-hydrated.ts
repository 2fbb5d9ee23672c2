/** React writes its handlers there; what it has not hydrated, or a part whose code is on its way, has none yet. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));
