import { createFileRoute } from '@tanstack/react-router';
import { UserInfoPage } from '#features/employer/profile/profile-page.tsx';

export const Route = createFileRoute('/userInfo')({ component: UserInfoPage });
