import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { listLimits } from '#contract/limits.ts';
import { appPaths } from '#contract/http/paths.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { SearchField } from '#ui/form/search-field.tsx';
import { shellMessages } from '../messages.ts';
import { notFoundMessages } from './not-found-messages.ts';

function JobSearch() {
  const texts = useMessages(notFoundMessages);
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const submit = () => {
    void navigate({ to: appPaths.jobs, search: { search: search.trim() } });
  };
  return (
    <SearchField
      label={texts.searchJobs}
      placeholder={texts.searchJobs}
      button={texts.findJobs}
      value={search}
      maxLength={listLimits.searchMaxChars}
      onValueChange={setSearch}
      onSubmit={submit}
      action={appPaths.jobs}
    />
  );
}

/** An address that no screen answers: says so, with a search and a way home. */
export function NotFoundScreen() {
  const texts = useMessages(notFoundMessages);
  const { goHome } = useMessages(shellMessages);
  usePageTitle(texts.notFound);
  return (
    <div className="page flex flex-col items-center gap-4 py-16 text-center">
      <p aria-hidden="true" className="text-2xl font-bold text-primary">
        404
      </p>
      <h1 className="text-xl font-bold">{texts.notFound}</h1>
      <p className="max-w-prose text-muted">{texts.notFoundText}</p>
      <div className="w-full max-w-lg">
        <JobSearch />
      </div>
      <Link to={appPaths.home} className="btn border-control bg-base-200 text-base">
        {goHome}
      </Link>
    </div>
  );
}
