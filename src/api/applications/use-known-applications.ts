import { useQuery } from '@tanstack/react-query';
import { useOwnApplications } from '#device/applications/applications.ts';
import { type KnownApplication, mergeApplications } from '#device/applications/known-applications.ts';
import { useSession } from '#platform/session/session.ts';
import { ownApplicationsQuery } from './own-applications.ts';

/** Those of who is signed in, by job. @param isAsked false where the device's are enough */
export function useKnownApplications(isAsked = true): ReadonlyMap<string, KnownApplication> {
  const query = ownApplicationsQuery(useSession()?.user._id ?? '');
  const { data = [] } = useQuery({ ...query, enabled: query.enabled && isAsked });
  return mergeApplications(useOwnApplications(), data);
}
