import { createFileRoute } from '@tanstack/react-router';
import { VerifyAddressPage } from '#features/account/recovery/confirm-page.tsx';

export const Route = createFileRoute('/verifyAddress')({ component: VerifyAddressPage });
