import { Link } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import { useInstall } from '#features/install/use-install.ts';
import { installRequest } from '#features/install/invitation-rules.ts';
import { useSession } from '#platform/session/session.ts';
import { headerAction, useHeaderState } from '#platform/session/subscribed.ts';
import { Icon, type IconPath } from '#ui/icon/icon.tsx';
import { installMessages as texts } from '#features/install/messages.ts';
import { LanguageSwitch } from '../language-switch.tsx';
import { ThemeSwitch } from '../footer/theme-switch.tsx';
import { menuMessages } from './messages.ts';
import { NavLabel, SubscriptionButton, useSignOut } from './menu-parts.tsx';
import { NavLink } from './nav-link.tsx';
import { type NavItem, useNav } from './nav-model.ts';

const signOutIcon: IconPath = 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9';

const subscriptionIcon: IconPath = 'M7 3h10v18H7V3Zm3 9 1.7 1.700L14.500 10';

const rowClass =
  'flex min-h-12 w-full cursor-pointer items-center gap-2 rounded-lg px-2 text-left font-semibold hover:bg-secondary data-[status=active]:bg-secondary data-[status=active]:text-secondary-content';

function Rows({ items }: { items: readonly NavItem[] }) {
  return items.map((item) => (
    <li key={item.key}>
      <NavLink item={item} className={rowClass}>
        <Icon name={item.icon} className="size-5 text-primary" />
        <NavLabel item={item} />
      </NavLink>
    </li>
  ));
}

function InstallRow({ onDone }: { onDone: () => void }) {
  const { way, install } = useInstall();
  if (way === 'installed' || way === 'none') return null;
  const start = () => {
    onDone();
    if (way === 'prompt') void install();
    else installRequest.set(installRequest.get() + 1);
  };
  return (
    <li>
      <button type="button" className={rowClass} onClick={start}>
        <Icon name="download" className="size-5 text-primary" />
        {texts.install}
      </button>
    </li>
  );
}

/** Unsubscribes a number that was subscribed on another phone, or before this browser's data was deleted. */
function StopByNumberRow() {
  if (useHeaderState() !== 'none') return null;
  return (
    <li className="col-span-2">
      <button
        type="button"
        className={rowClass}
        onClick={() => headerAction.set({ what: 'unsubscribeByNumber' })}
      >
        <Icon name={signOutIcon} className="size-5 text-primary" />
        {menuMessages.stopByNumber}
      </button>
    </li>
  );
}

/** For administrators, by the stored session; the page checks the role with the server. */
function ModerationRow() {
  if (useSession()?.user.role !== 'admin') return null;
  return (
    <li>
      <Link to={appPaths.admin} className={rowClass}>
        <Icon name="check" className="size-5 text-primary" />
        {menuMessages.moderation}
      </Link>
    </li>
  );
}

export interface MobileMenuPanelProps {
  id: string;
  onDone: () => void;
}

/** The opened mobile menu. */
export function MobileMenuPanel({ id, onDone }: MobileMenuPanelProps) {
  const nav = useNav();
  const isSignedIn = useSession() !== null;
  const signOut = useSignOut();
  return (
    <nav
      id={id}
      aria-label={menuMessages.mainMenu}
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-6.5rem-var(--dock-height))] overflow-y-auto overscroll-contain border-y border-base-300 bg-base-100 raised"
    >
      <ul className="page grid grid-cols-2 gap-1 py-3">
        <Rows items={nav.main} />
        {nav.cv.length > 0 && (
          <li className="col-span-2">
            <p id={`${id}-cv`} className="px-2 pt-3 pb-1 text-sm font-bold text-muted">
              {menuMessages.createYourCv}
            </p>
            <ul aria-labelledby={`${id}-cv`} className="grid grid-cols-2 gap-1">
              <Rows items={nav.cv} />
            </ul>
          </li>
        )}
        <li className="my-2 border-t border-base-300 col-span-2" aria-hidden="true" />
        <Rows items={nav.postJob} />
        <li>
          <SubscriptionButton
            className={rowClass}
            icon={<Icon name={subscriptionIcon} className="size-5 text-primary" />}
          />
        </li>
        <Rows items={nav.account} />
        <ModerationRow />
        <InstallRow onDone={onDone} />
        {isSignedIn && (
          <li>
            <button type="button" className={rowClass} onClick={signOut}>
              <Icon name={signOutIcon} className="size-5 text-primary" />
              {menuMessages.logout}
            </button>
          </li>
        )}
        <StopByNumberRow />
        <li className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 pt-2">
          <LanguageSwitch />
          <ThemeSwitch />
        </li>
      </ul>
    </nav>
  );
}
