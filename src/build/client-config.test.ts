import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { putInParentheses } from './client-config.ts';

const made = (code: string): string => putInParentheses(code, parseAst(code));

const long = `const text = '${'x'.repeat(20_000)}';`;

const run = (script: string): unknown => new Function(`${script} return [pack(), next];`)();

test('a long wrapped package is put in parentheses, and works as before', () => {
  const code = `var wrap = (run) => () => run({ exports: 1 }, 2), pack = wrap((module, two) => {${long} return module.exports + two + text.length;}), next = 3;`;
  const ahead = made(code);
  expect(ahead).toContain('wrap((function(module,two){const text');
  expect(run(ahead)).toEqual([20_003, 3]);
  expect(run(ahead)).toEqual(run(code));
});

test('several in one script keep their places', () => {
  const code = `var a = t(e => {${long}}), b = t(() => {${long}});\nvar c = 1;`;
  expect(made(code)).toBe(`var a = t((function(e){${long}})), b = t((function(){${long}}));\nvar c = 1;`);
});

test('short functions, and those that are no packages, stay as they are', () => {
  const code = `var a = t(e => { e.b = 1; }), b = e => {${long}}, c = t(e => [e, '${'x'.repeat(20_000)}']);`;
  expect(made(code)).toBe(code);
});
