import { createFileRoute } from '@tanstack/react-router';
import { VerifyAddressPage } from '#features/account/recovery/verify-page.tsx';

export const Route = createFileRoute('/verifyAddress')({ component: VerifyAddressPage });
