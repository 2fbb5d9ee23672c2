import { Icon } from '#ui/icon/icon.tsx';
import { shellMessages } from '#texts/shell/messages';
import { useLocation } from '@tanstack/react-router';
import { NavLink } from './nav-link.tsx';
import { isInSection } from './nav-model.ts';
import { useNav } from './use-nav.ts';

/** The navigation bar below 1000 px. */
export function Dock() {
  const texts = shellMessages;
  const { dock } = useNav();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav
      data-dock=""
      aria-label={texts.quickMenu}
      className="fixed inset-x-0 bottom-0 z-20 short:static border-t border-base-300 bg-base-100 pb-[env(safe-area-inset-bottom)] filters:hidden"
    >
      <ul className="page flex h-(--dock-bar) max-w-xl px-0">
        {dock.map((item) => (
          <li key={item.key} className="flex-1">
            <NavLink
              item={item}
              isCurrent={isInSection(item, pathname)}
              className="flex h-full flex-col items-center justify-center gap-1 text-[min(0.875rem,4vw)] leading-[1.45] font-semibold text-muted aria-[current]:text-primary"
            >
              <Icon name={item.icon} className="size-[min(1.5rem,28px)]" />
              {texts.nav[item.key]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
