import { locale } from '#texts/platform/i18n/locale';
import { useQuery } from '@tanstack/react-query';
import { citiesQuery } from '#api/cities.ts';
import { formatNumber } from '#contract/format.ts';
import { landingMessages } from '#texts/features/landing/messages';

/** How many jobs are open, beside the figures of §9. @param total undefined while unknown */
export function Figures({ total }: { total: number | undefined }) {
  const texts = landingMessages;
  const cities = useQuery({ ...citiesQuery, enabled: false }).data?.length ?? 0;
  const jobs = total === undefined ? '' : formatNumber(total, locale);
  return (
    <div className="page mt-12 text-sm text-muted">
      {jobs && (
        <p className="tabular font-bold text-base-content">
          {cities > 1 ? texts.openNowIn(jobs, formatNumber(cities, locale)) : texts.openNow(jobs)}
        </p>
      )}
      <ul className="tabular flex flex-wrap gap-x-5">
        {texts.figures.map(({ figure, label }) => (
          <li key={label}>
            {figure} {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
