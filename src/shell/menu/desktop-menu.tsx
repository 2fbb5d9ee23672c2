import { Icon } from '#ui/icon/icon.tsx';
import { useDisclosure } from '#ui/use-disclosure.ts';
import { shellMessages as texts } from '../messages.ts';
import { menuMessages } from './messages.ts';
import { NavLabel, SubscriptionButton, useSignOut } from './menu-parts.tsx';
import { NavLink } from './nav-link.tsx';
import { type NavItem, useCloseOnNavigation, useNav } from './nav-model.ts';
import { useSession } from '#platform/session/session.ts';

function CvMenu({ items }: { items: readonly NavItem[] }) {
  const { isOpen, close, button, panelId, rootRef } = useDisclosure();
  useCloseOnNavigation(close);
  return (
    <div ref={rootRef} className="relative">
      <button
        {...button}
        className="flex min-h-11 cursor-pointer items-center gap-1 font-semibold text-muted hover:text-base-content aria-expanded:text-base-content"
      >
        {menuMessages.createYourCv}
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
                <NavLabel item={item} />
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const linkClass =
  'flex min-h-11 items-center border-y-2 border-transparent font-semibold text-muted hover:text-base-content data-[status=active]:border-b-primary data-[status=active]:text-base-content';

/** Fits all entries of a signed-in user beside the logo at 1350 px; Bangla's words are longer. */
const tight = '[&_.btn]:px-3 in-[:lang(bn)]:text-sm in-[:lang(bn)]:[&_.btn]:text-sm';

/** The menu of wide windows (§2). */
export function DesktopMenu() {
  const nav = useNav();
  const isSignedIn = useSession() !== null;
  const signOut = useSignOut();
  return (
    <div
      className={`flex flex-1 items-center justify-between gap-4 whitespace-nowrap max-desktop:hidden ${tight}`}
    >
      <nav aria-label={menuMessages.mainMenu}>
        <ul className="flex items-center gap-3">
          {nav.main.map((item) => (
            <li key={item.key}>
              <NavLink item={item} className={linkClass}>
                {texts.nav[item.key]}
              </NavLink>
            </li>
          ))}
          {nav.cv.length > 0 && (
            <li>
              <CvMenu items={nav.cv} />
            </li>
          )}
        </ul>
      </nav>
      <div className="flex items-center gap-2">
        {/* Wide enough for its longest label, as the label may change after hydration. */}
        <SubscriptionButton className="btn min-w-34 border-control bg-base-200 text-base" />
        {nav.account.map((item) => (
          <NavLink
            key={item.key}
            item={item}
            className={isSignedIn ? `${linkClass} px-2` : 'btn border-control bg-base-200 text-base'}
          >
            {texts.nav[item.key]}
          </NavLink>
        ))}
        {isSignedIn && (
          <button type="button" className="btn border-control bg-base-200 text-base" onClick={signOut}>
            {menuMessages.logout}
          </button>
        )}
        {nav.postJob.map((item) => (
          <NavLink key={item.key} item={item} className="btn btn-primary text-base">
            {texts.nav[item.key]}
          </NavLink>
        ))}
      </div>
    </div>
  );
}
