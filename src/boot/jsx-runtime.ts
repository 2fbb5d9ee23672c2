/**
 * React's components as plain elements: what the boot script is bundled with in React's place, so that it
 * paints with the app's own components. Text becomes text nodes, never HTML; handlers are left out, as the
 * app brings them.
 */

type Props = Readonly<Record<string, unknown>>;
type Component = (props: Props) => unknown;

const svgTags = new Set(['svg', 'path', 'circle', 'g']);
const names: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };
/** These keep their capitals in SVG. */
const isKeptAsIs = (name: string): boolean => name === 'viewBox';

function toAttributeName(name: string, isSvg: boolean): string {
  const known = names[name];
  if (known !== undefined) return known;
  if (!isSvg) return name.toLowerCase();
  return isKeptAsIs(name) ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function setAttribute(element: Element, name: string, value: unknown): void {
  const isSpelledOut = /^(aria|data)-/.test(name);
  if (value === null || value === undefined || (value === false && !isSpelledOut)) return;
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  if (!isPlain || /^on/i.test(name)) return;
  const attribute = toAttributeName(name, svgTags.has(element.localName));
  element.setAttribute(attribute, value === true && !isSpelledOut ? '' : String(value));
}

/** Appends what a component may return. */
export function append(parent: Node, child: unknown): void {
  if (Array.isArray(child)) for (const one of child) append(parent, one);
  else if (child instanceof Node) parent.appendChild(child);
  else if ((typeof child === 'string' && child !== '') || typeof child === 'number')
    parent.appendChild(document.createTextNode(String(child)));
}

export const Fragment = ({ children }: Props): unknown => children;

export function jsx(type: string | Component, props: Props): unknown {
  if (typeof type === 'function') return type(props);
  const element = svgTags.has(type)
    ? document.createElementNS('http://www.w3.org/2000/svg', type)
    : document.createElement(type);
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children') append(element, value);
    else setAttribute(element, name, value);
  }
  return element;
}
export const jsxs = jsx;

/** Marks what a `Suspense` of the app's will take over, as React's own renderer marks it. */
export function asBoundary(content: Node): Node[] {
  return [document.createComment('$'), content, document.createComment('/$')];
}
