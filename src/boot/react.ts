/** The hooks of React for a single painting, without a second one: see `jsx-runtime.ts`. */

interface Context<T> {
  value: T;
  Provider: (props: { children: unknown }) => unknown;
}

export const createContext = <T>(value: T): Context<T> => ({ value, Provider: ({ children }) => children });
export const useContext = <T>(context: Context<T>): T => context.value;
export const memo = <C>(component: C): C => component;
export const useState = <S>(initial: S): [S, () => void] => [initial, () => undefined];
export const useEffect = (): void => undefined;
export const useLayoutEffect = useEffect;

let ids = 0;
export function useId(): string {
  ids += 1;
  return `painted-${ids}`;
}
