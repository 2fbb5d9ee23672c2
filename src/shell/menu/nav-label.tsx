import { shellMessages } from '../messages.ts';
import type { NavItem } from './nav-model.ts';

/** An entry's text; the specified "Check your" is completed by a word that says what. */
export function NavLabel({ item }: { item: NavItem }) {
  const texts = shellMessages;
  if (item.key !== 'checkCv') return <>{texts.nav[item.key]}</>;
  return (
    <span>
      {texts.nav.checkCv} <span className="font-normal text-muted">{texts.checkWhat}</span>
    </span>
  );
}
