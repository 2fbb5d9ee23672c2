import { StoragePage } from '#features/device-storage/storage-page.tsx';
import { listStoredKinds } from '#features/device-storage/stored-kinds.ts';
import { removeAllDownloads } from '#features/resumes/downloads/downloads.ts';

const kinds = listStoredKinds(removeAllDownloads);

export function StorageRoute() {
  return <StoragePage kinds={kinds} />;
}
