import { fileUrl } from '#platform/startup/config.ts';
import { useDataSaver } from '#platform/preferences/data-saver.ts';

/** Resolves a logo's address; '' without one, and under the data saver. */
export function useToLogoAddress(): (storedPath: string | null | undefined) => string {
  const isSaving = useDataSaver();
  return (storedPath) => (isSaving || !storedPath ? '' : fileUrl(storedPath));
}
