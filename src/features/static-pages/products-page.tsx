import { useMessages } from '#platform/i18n/messages.ts';
import { productsMessages } from './products-messages.ts';
import { StaticPage } from './static-page.tsx';

export function ProductsPage() {
  return <StaticPage texts={useMessages(productsMessages)} />;
}
