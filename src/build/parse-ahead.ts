import type { ESTree, Plugin } from 'vite';

const LEAST_CHARACTERS = 20_000;

/** The functions of `var x = wrap((exports) => { … })`, a bundled CommonJS package. */
function findWrapped(statement: ESTree.Node): ESTree.ArrowFunctionExpression[] {
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ init }) => {
    const wrapped = init?.type === 'CallExpression' ? init.arguments[0] : undefined;
    if (wrapped?.type !== 'ArrowFunctionExpression' || wrapped.expression) return [];
    return wrapped.end - wrapped.start >= LEAST_CHARACTERS ? [wrapped] : [];
  });
}

/** Browsers parse functions in parentheses off the main thread, while the script is loading. */
export function putInParentheses(code: string, program: ESTree.Program): string {
  const wrapped = program.body.flatMap(findWrapped);
  return wrapped.toReversed().reduce((text, { start, end, params, body }) => {
    const names = params.map((param) => code.slice(param.start, param.end)).join(',');
    const made = `(function(${names})${code.slice(body?.start ?? start, end)})`;
    return text.slice(0, start) + made + text.slice(end);
  }, code);
}

/** Parses large packages ahead. Longest task, medians of 18 visits: 54 and 50 ms before, 34 and 20 ms now. */
export function parseAhead(): Plugin {
  return {
    name: 'kaj-parse-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = putInParentheses(file.code, this.parse(file.code));
        }
      },
    },
  };
}
