import { createFileRoute } from '@tanstack/react-router';
import { RefundPage } from '#features/static-pages/refund-page.tsx';

export const Route = createFileRoute('/refund')({ component: RefundPage });
