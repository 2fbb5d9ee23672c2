import { Link } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { shellMessages } from '../messages.ts';

/** Mark and name, the way home. */
export function Logo() {
  const texts = useMessages(shellMessages);
  const { appName } = clientConfig();
  return (
    <Link
      to={appPaths.home}
      aria-label={texts.homeOf(appName)}
      className="flex min-h-11 items-center gap-2.5 text-lg font-bold"
    >
      <img src="/icons/icon.svg" alt="" width={36} height={36} className="size-9" />
      {appName}
    </Link>
  );
}
