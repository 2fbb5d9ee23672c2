import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long however short they are: whole processes, large databases, generated requests. */
const long = [
  'lifecycle',
  'search-large',
  'database-crash',
  'subscription-operators',
  'job-writes-generated',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return rank === -1 ? long.length : rank;
};

/** Begins with what takes longest, so that no processor is idle while it ends. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
