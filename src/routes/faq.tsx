import { createFileRoute } from '@tanstack/react-router';
import { FaqPage } from '#features/static-pages/static-pages.tsx';

export const Route = createFileRoute('/faq')({ component: FaqPage });
