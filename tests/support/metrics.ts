import { createMetrics } from '#server/metrics/metrics.ts';
import { createApp } from '#server/app.ts';
import type { AppContext } from '#server/app-context.ts';
import type { TestServer } from './server.ts';

export const metricsToken = 'a-token-of-metrics-in-tests';

/** A line of the text format: `name{label="value"} 1`. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const samplePattern = /^(\w+)(?:\{((?:[a-z_]+="[^"\\\n]*",?)*)\})? (-?[\d.]+(?:e[+-]?\d+)?|Nan|\+Inf)$/;

function parseSample(line: string): Sample {
  const [, name, labels = '', value] = samplePattern.exec(line) ?? [];
  if (name === undefined) throw new Error(`Not of Prometheus' format: ${line}`);
  const pairs = [...labels.matchAll(/([a-z_]+)="([^"]*)"/g)].map(([, key = '', text = '']) => [key, text]);
  return {
    name,
    labels: Object.fromEntries(pairs),
    value: Number(value?.replace('+Inf', 'Infinity').replace('Nan', 'NaN')),
  };
}

/** Reads the text format: of each metric HELP, TYPE, then its samples. @throws Error for anything else */
export function parseMetrics(text: string): Sample[] {
  if (!text.endsWith('\n')) throw new Error('The last line is not ended.');
  const samples: Sample[] = [];
  for (const block of text.trim().split('\n\n')) {
    const [help = '', type = '', ...lines] = block.split('\n');
    const [, name = ''] = /^# HELP (\w+) \S.*$/.exec(help) ?? [];
    const kind = /^# TYPE (\w+) (counter|gauge|histogram)$/.exec(type);
    if (name === '' || kind?.[1] !== name) throw new Error(`Not the head of a metric: ${help} ${type}`);
    for (const sample of lines.map(parseSample)) {
      const isPart =
        kind[2] === 'histogram' && /^_(?:bucket|sum|count)$/.test(sample.name.slice(name.length));
      if (sample.name !== name && !isPart) throw new Error(`${sample.name} stands under ${name}.`);
      samples.push(sample);
    }
  }
  return samples;
}

const authorization = { Authorization: `Bearer ${metricsToken}` };

/** What a server's `/metrics` answers, which has {@link metricsToken}. */
export const readMetricsText = async ({ request }: Pick<TestServer, 'request'>): Promise<string> =>
  (await request('/metrics', { headers: authorization })).text();

/** The sum of the samples with these labels; undefined when there is none. */
export async function readMetric(
  server: Pick<TestServer, 'request'>,
  name: string,
  labels: Readonly<Record<string, string>> = {},
): Promise<number | undefined> {
  const found = parseMetrics(await readMetricsText(server)).filter(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, text]) => sample.labels[key] === text),
  );
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
}

/** The app once more, with some of its context changed and metrics of its own. */
export function createMeasuredApp(
  context: AppContext,
  changes: Partial<AppContext> = {},
): Pick<TestServer, 'request'> {
  const app = createApp({ ...context, metrics: createMetrics(), ...changes });
  return { request: async (path, init) => app.request(path, init) };
}
