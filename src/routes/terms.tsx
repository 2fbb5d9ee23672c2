import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '#features/static-pages/static-pages.tsx';

export const Route = createFileRoute('/terms')({ component: TermsPage });
