import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { listLimits } from '#contract/limits.ts';
import { appPaths } from '#contract/http/paths.ts';
import { createCatalogue, useMessages } from '#platform/i18n/messages.ts';
import { SearchField } from '#ui/form/search-field.tsx';

const searchMessages = createCatalogue({
  en: { placeholder: 'Job title, keywords', button: 'Find Jobs' },
});

/** A job search, for pages without content. */
export function JobSearchBox({ label }: { label: string }) {
  const texts = useMessages(searchMessages);
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
      action={appPaths.jobs}
    />
  );
}
