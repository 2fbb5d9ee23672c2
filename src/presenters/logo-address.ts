import { fileUrl } from '#platform/startup/config.ts';
import { useDataSaver } from '#platform/preferences/data-saver-follow.ts';

/**
 * Gives the address of a stored logo that stands beside a company's name: '' where there is none, and under the
 * data saver, which shows the drawn initial in its place and fetches nothing.
 */
export function useToLogoAddress(): (storedPath: string | null | undefined) => string {
  const isSaving = useDataSaver();
  return (storedPath) => (isSaving || !storedPath ? '' : fileUrl(storedPath));
}
