import { useMessages } from '#platform/i18n/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useDisclosure } from '#ui/use-disclosure.ts';
import { lazyMobileMenuPanel } from '../lazy-parts.tsx';
import { shellMessages } from '../messages.ts';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';

/** The hamburger and the collapsible menu of windows below 1350 px (§2). */
export function MobileMenu() {
  const texts = useMessages(shellMessages);
  const { isOpen, close, button, panelId, rootRef } = useDisclosure();
  useCloseOnNavigation(close);
  const leave = () => {
    close();
    button.ref.current?.focus();
  };
  return (
    <div ref={rootRef} className="ml-auto desktop:hidden">
      <button {...button} aria-label={texts.openMenu} className="btn btn-square btn-ghost -mr-2">
        <Icon name={isOpen ? 'close' : 'menu'} className="size-6" />
      </button>
      {isOpen && <lazyMobileMenuPanel.Part id={panelId} onDone={leave} />}
    </div>
  );
}
