/** React stores an element's handlers under this key when it hydrates it; lazy parts follow once their code loads. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));
