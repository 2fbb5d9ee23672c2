import { toLocal } from '#platform/i18n/locale.ts';
import { searchMessages as texts } from './messages.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { listLimits } from '#contract/limits.ts';
import { appPaths } from '#contract/http/paths.ts';
import { SearchField } from '../form/search-field.tsx';

/** A job search, for pages without content. */
export function JobSearchBox({ label }: { label: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const submit = () => {
    const search = text.trim();
    void navigate({ to: appPaths.jobs, search: search === '' ? {} : { search } });
  };
  return (
    <SearchField
      {...texts}
      label={label}
      value={text}
      maxLength={listLimits.searchMaxChars}
      onValueChange={setText}
      onSubmit={submit}
      action={toLocal(appPaths.jobs)}
    />
  );
}
