import { createFileRoute } from '@tanstack/react-router';
import { RefundPage } from '#features/static-pages/static-pages.tsx';

export const Route = createFileRoute('/refund')({ component: RefundPage });
