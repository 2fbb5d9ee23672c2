import { checkSync } from 'recheck';
import * as v from 'valibot';

const limits = { timeout: 120_000, maxRepeatCount: 2000, maxNFASize: 1_000_000, maxPatternSize: 100_000 };

/**
 * Returns '' where recheck's automaton proves that a search takes time in proportion to the text, else the reason. The
 * other checker of recheck generates texts, and proves nothing.
 */
function judge(source: string, flags: string): string {
  const verdict = checkSync(source, flags, { checker: 'automaton', ...limits });
  if (verdict.status === 'safe') return '';
  if (verdict.status === 'vulnerable') return `takes ${verdict.complexity.summary} time`;
  return `is not proven: ${'message' in verdict.error ? verdict.error.message : verdict.error.kind}`;
}

const Asked = v.object({ source: v.string(), flags: v.string() });

process.on('message', (message: unknown) => {
  const { source, flags } = v.parse(Asked, message);
  process.send?.(judge(source, flags));
});
