import { createFileRoute } from '@tanstack/react-router';
import { CreateCompanyPage } from '#features/employer/companies/create-company-page.tsx';

export const Route = createFileRoute('/createCompanyPage')({ component: CreateCompanyPage });
