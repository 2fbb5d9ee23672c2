import { useToLogoAddress } from '#presenters/logo-address.ts';
import { useObjectUrl } from '#platform/storage/object-url.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { logoPathOf } from '#device/saved-jobs/logo.ts';
import { CompanyLogo } from '#ui/company-logo.tsx';

/** The logo as it was kept with the job, which needs no network; else wherever the server has it. */
export function SavedLogo({ saved, name }: { saved: SavedJob; name: string }) {
  const kept = useObjectUrl(saved.logo?.image);
  const toLogoAddress = useToLogoAddress();
  if (saved.logo) return <CompanyLogo name={name} src={kept} loading="eager" />;
  return <CompanyLogo name={name} src={toLogoAddress(logoPathOf(saved))} />;
}
