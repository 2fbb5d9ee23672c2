import { useMessages } from '#platform/i18n/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useDisclosure } from '#ui/use-disclosure.ts';
import { shellMessages } from '../messages.ts';
import { NavLink } from './nav-link.tsx';
import type { NavItem } from './nav-model.ts';
import { useCloseOnNavigation } from './use-nav.ts';

/** "Create your CV": a dropdown of two links (§2). */
export function CvMenu({ items }: { items: readonly NavItem[] }) {
  const texts = useMessages(shellMessages);
  const { isOpen, close, button, panelId, rootRef } = useDisclosure();
  useCloseOnNavigation(close);
  return (
    <div ref={rootRef} className="relative">
      <button
        {...button}
        className="flex min-h-11 cursor-pointer items-center gap-1 font-semibold text-muted hover:text-base-content aria-expanded:text-base-content"
      >
        {texts.createYourCv}
        <Icon name="chevronDown" className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {isOpen && (
        <ul id={panelId} className="surface absolute top-full left-0 mt-2 w-56 p-2 raised">
          {items.map((item) => (
            <li key={item.key}>
              <NavLink
                item={item}
                className="flex min-h-11 items-center gap-3 rounded-lg px-3 font-semibold hover:bg-secondary"
              >
                <Icon name={item.icon} className="size-5 text-primary" />
                {texts.nav[item.key]}
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
