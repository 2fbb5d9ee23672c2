import { createFileRoute } from '@tanstack/react-router';
import { ProductsPage } from '#features/static-pages/static-pages.tsx';

export const Route = createFileRoute('/products')({ component: ProductsPage });
