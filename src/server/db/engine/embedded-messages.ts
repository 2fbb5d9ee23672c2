import * as v from 'valibot';

const Report = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('failed'), message: v.string() }),
]);
export type Report = v.InferOutput<typeof Report>;

type Command = 'close';

export function readReport(message: unknown): Report | null {
  const parsed = v.safeParse(Report, message);
  return parsed.success ? parsed.output : null;
}

export function readCommand(message: unknown): Command | null {
  return message === 'close' ? message : null;
}
