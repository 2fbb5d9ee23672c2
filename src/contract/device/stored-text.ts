import * as v from 'valibot';

export const StoredFlag = v.picklist(['true', 'false']);

/** JSON text of a value. */
export const storedJson = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
      try {
        return JSON.parse(dataset.value);
      } catch {
        addIssue({ message: 'not JSON' });
        return NEVER;
      }
    }),
    schema,
  );
