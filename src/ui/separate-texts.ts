import type { ElementType, Key, ReactElement } from 'react';

type Props = Readonly<Record<string, unknown>>;
type Make = (
  type: ElementType,
  props: Props,
  key?: Key,
  isStatic?: boolean,
  ...rest: unknown[]
) => ReactElement;

/** Where HTML and SVG allow text alone. */
const textOnly = new Set<unknown>(['option', 'title', 'text']);

const isText = (child: unknown): boolean => typeof child === 'string' || typeof child === 'number';
const isNothing = (child: unknown): boolean => child == null || typeof child === 'boolean';

/**
 * Wraps React's JSX function: a text beside elements, or right in a fragment, gets a `<span>` of its own.
 * Chrome's translator moves each text node into a `<font>`. React then fails to insert an element before the moved text
 * node, and changes texts that have left the page (react/react#17256). React replaces the whole content of an element
 * whose only child is a text. What a component returns is not seen here: it returns a text in a fragment.
 */
export function separateTexts(make: Make, fragment: unknown): Make {
  /** Neighbouring texts stay together, as two spans would be two items of a flex box. */
  function separate(children: readonly unknown[]): unknown[] {
    const separated = children.map((child) => (Array.isArray(child) ? separate(child) : child));
    let start = 0;
    let text = '';
    for (let index = 0; index <= children.length; index += 1) {
      const child = children[index];
      if (isText(child)) {
        if (text === '') start = index;
        text += String(child);
      }
      if (index < children.length && (isText(child) || isNothing(child))) continue;
      // The translator leaves white space alone, and a flex box does not show it.
      if (text.trim() !== '') {
        separated.fill(null, start, index);
        separated[start] = make('span', { children: text }, `text ${start}`);
      }
      text = '';
    }
    return separated;
  }

  return (type, props, key, isStatic, ...rest) => {
    const { children } = props;
    const list: readonly unknown[] = Array.isArray(children) ? children : type === fragment ? [children] : [];
    if (textOnly.has(type) || !list.some((child) => isText(child) || Array.isArray(child)))
      return make(type, props, key, isStatic, ...rest);
    const isAlone = type !== fragment && list.every((child) => isText(child) || isNothing(child));
    return isAlone
      ? make(type, { ...props, children: list.filter(isText).join('') }, key, false, ...rest)
      : make(type, { ...props, children: separate(list) }, key, isStatic, ...rest);
  };
}
