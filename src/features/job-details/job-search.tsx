import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { listLimits } from '#contract/limits.ts';
import { appPaths } from '#contract/http/paths.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { SearchField } from '#ui/form/search-field.tsx';
import { jobSearchMessages } from './job-search-messages.ts';

/** The search for another job, where the one asked for is not there. */
export function JobSearch() {
  const texts = useMessages(jobSearchMessages);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const submit = () => {
    const search = text.trim();
    void navigate({ to: appPaths.jobs, search: search === '' ? {} : { search } });
  };
  return (
    <SearchField
      {...texts}
      value={text}
      maxLength={listLimits.searchMaxChars}
      onValueChange={setText}
      onSubmit={submit}
      action={appPaths.jobs}
    />
  );
}
