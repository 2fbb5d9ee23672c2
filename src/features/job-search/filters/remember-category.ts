import { writeStored } from '#platform/storage/storage.ts';

/** A chosen category is remembered under its specified key (§3), by its id. */
export function rememberCategory(id: string): void {
  writeStored('selectedCategory', id);
}
