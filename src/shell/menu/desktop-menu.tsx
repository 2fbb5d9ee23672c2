import { useMessages } from '#platform/i18n/messages.ts';
import { useSession } from '#platform/session/session.ts';
import { CvMenu } from './cv-menu.tsx';
import { shellMessages } from '../messages.ts';
import { NavLink } from './nav-link.tsx';
import { SubscriptionButton } from './subscription-button.tsx';
import { useNav } from './use-nav.ts';
import { useSignOut } from './use-sign-out.ts';

const linkClass =
  'flex min-h-11 items-center border-y-2 border-transparent font-semibold text-muted hover:text-base-content data-[status=active]:border-b-primary data-[status=active]:text-base-content';

/** The full menu of wide windows (§2: 1350 px and more). */
export function DesktopMenu() {
  const texts = useMessages(shellMessages);
  const nav = useNav();
  const isSignedIn = useSession() !== null;
  const signOut = useSignOut();
  return (
    <div className="flex flex-1 items-center justify-between max-desktop:hidden">
      <nav aria-label={texts.mainMenu}>
        <ul className="flex items-center gap-4">
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
      <div className="flex items-center gap-3">
        {/* Wide enough for its longest word, which may change after hydration. */}
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
            {texts.logout}
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
