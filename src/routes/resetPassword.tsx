import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '#features/account/recovery/reset-page.tsx';

export const Route = createFileRoute('/resetPassword')({ component: ResetPasswordPage });
