import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '#features/account/register-page.tsx';

export const Route = createFileRoute('/registerPage')({ component: RegisterPage });
