import { createFileRoute } from '@tanstack/react-router';
import { ChangeAddressPage } from '#features/account/recovery/confirm-page.tsx';

export const Route = createFileRoute('/changeAddress')({ component: ChangeAddressPage });
