import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '#features/static-pages/static-pages.tsx';

export const Route = createFileRoute('/privacy')({ component: PrivacyPage });
