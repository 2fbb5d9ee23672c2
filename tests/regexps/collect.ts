import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor, type ESTree } from 'vite';

/** A regular expression of the sources. */
export interface Found {
  /** Where it is written, as `path:line`. */
  at: string;
  source: string;
  flags: string;
}

interface Collected {
  found: Found[];
  /** Calls of `RegExp` that ran when no module was loaded, so that their patterns are unknown. */
  unknown: string[];
}

const folders = ['src/contract', 'src/server', 'src/platform', 'sw'];

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

const toLine = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The literals of a file, and the lines of its calls of `RegExp`. */
function readSource(path: string, text: string) {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const literals: Found[] = [];
  const calls: number[] = [];
  const addCall = ({ callee, start }: { callee: ESTree.Expression; start: number }) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') calls.push(toLine(text, start));
  };
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern: source, flags } = node.regex;
      literals.push({ at: `${path}:${toLine(text, node.start)}`, source, flags });
    },
    NewExpression: addCall,
    CallExpression: addCall,
  }).visit(program);
  return { path, literals, calls };
}

/** Loads modules and returns the expressions that are built meanwhile, by the line of the call: one may load another. */
async function watchBuilt(root: string, paths: readonly string[]): Promise<Found[]> {
  const built: Found[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, parameters, newTarget) {
      const made: unknown = Reflect.construct(target, parameters, newTarget);
      const stack = new Error().stack ?? '';
      if (made instanceof original) {
        const { source, flags } = made;
        for (const path of paths) {
          const line = stack.split(`/${path}:`)[1]?.split(':', 1)[0];
          if (line !== undefined) built.push({ at: `${path}:${line}`, source, flags });
        }
      }
      return Object(made);
    },
  });
  try {
    for (const path of paths) await import(pathToFileURL(join(root, path)).href);
  } finally {
    globalThis.RegExp = original;
  }
  return built;
}

/** Every regular expression of contract, server, platform and worker: literals, and those built as modules load. */
export async function collectRegexps(root: string): Promise<Collected> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const sources = files
    .filter(isSource)
    .toSorted()
    .map((path) => readSource(path, readFileSync(join(root, path), 'utf8')));
  const lines = sources.flatMap(({ path, calls }) => calls.map((line) => `${path}:${line}`));
  const calling = sources.filter(({ calls }) => calls.length > 0).map(({ path }) => path);
  const built = (await watchBuilt(root, calling)).filter(({ at }) => lines.includes(at));
  return {
    found: [...sources.flatMap(({ literals }) => literals), ...built],
    unknown: lines.filter((line) => !built.some(({ at }) => at === line)),
  };
}
