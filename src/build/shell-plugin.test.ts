import { expect, test } from 'vitest';
import { toServedStyles } from './shell-plugin.ts';

test('variables that no rule reads are left out, and those that only they read', () => {
  const css = ':root{--read:1px;--unread:var(--inner);--inner:2px}a{--tw-b:1;width:var(--read, 2px)}';
  expect(toServedStyles(`${css}@property --tw-b{syntax:"*";inherits:false}`)).toBe(
    ':root{--read:1px;}a{width:var(--read,2px)}',
  );
});

test('values that older browsers start from are left out, their properties are not', () => {
  const property = '@property --tw-b{syntax:"*";inherits:false;initial-value:0}';
  const older = '@layer properties{@supports (not (margin-trim:inline)) or (a:b){*,:before{--tw-b:0}}}';
  expect(toServedStyles(`${older}.a{top:var(--tw-b)}${property}`)).toBe(`.a{top:var(--tw-b)}${property}`);
});

test('rules and selectors that no page of ours meets are left out', () => {
  expect(toServedStyles('[dir=rtl] .a{top:0}.b{top:1px}')).toBe('.b{top:1px}');
  const themed =
    ':where(:root),:root:has(input.theme-controller[value=x]:checked),[data-theme=x]{color-scheme:light}';
  expect(toServedStyles(themed)).toBe(':where(:root),[data-theme=x]{color-scheme:light}');
  expect(toServedStyles('.prose :where(a.btn):not(:where([class~=x] *)){top:0}.prose-text{top:1px}')).toBe(
    '.prose-text{top:1px}',
  );
  expect(toServedStyles('.btn:is(.btn-disabled,:disabled):not(.btn-link,.btn-ghost){top:0}')).toBe(
    '.btn:is(:disabled):not(.btn-ghost){top:0}',
  );
});

test('a fallback color before color-mix is removed, a color of another rule is not', () => {
  const mixed = '@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklab,red 20%,#0000)}}';
  expect(toServedStyles(`.a{top:0;color:red}${mixed}`)).toBe(
    '.a{top:0;color:color-mix(in oklab,red 20%,#0000)}',
  );
  expect(toServedStyles(`.b{color:red}${mixed}`)).toContain('.b{color:red}@supports');
});

test('fonts after a family that the theme sets are left out', () => {
  expect(toServedStyles('html{font-family:var(--default-font-family, ui-sans-serif, "Segoe UI")}')).toBe(
    'html{font-family:var(--default-font-family)}',
  );
});

test('what the flat theme draws invisibly and fields inside boxes are left out', () => {
  expect(toServedStyles('.a{top:0;text-shadow:0 calc(var(--depth) * 1px)}.b{left:0}')).toBe(
    '.a{top:0;}.b{left:0}',
  );
  expect(toServedStyles('.a{top:0}.input input{top:1px}:is(input.input,.input input)::x{top:2px}')).toBe(
    '.a{top:0}input.input::x{top:2px}',
  );
  expect(
    toServedStyles('.a{top:0}.select::picker(select){top:1px}.select optgroup{top:2px}optgroup{top:3px}'),
  ).toBe('.a{top:0}optgroup{top:3px}');
});

test('the :has rules of disabled fields are removed', () => {
  const disabled = '.input:is(:disabled,[disabled]),fieldset:disabled .input';
  expect(toServedStyles(`.a{top:0}.input:has(>input[disabled]),${disabled}{top:1px}`)).toBe(
    `.a{top:0}${disabled}{top:1px}`,
  );
  const boxed = `:is(.input:has(>input[disabled]),${disabled})`;
  expect(toServedStyles(`.a{top:0}${boxed}::placeholder,${boxed} ::placeholder{top:1px}`)).toBe(
    `.a{top:0}:is(${disabled})::placeholder{top:1px}`,
  );
  expect(toServedStyles('.a{top:0}.input:has(>input[disabled])>input[disabled]{top:1px}')).toBe('.a{top:0}');
});
