import { expect, test } from 'vitest';
import { toServedStyles } from './lean-styles.ts';

test('variables that no rule reads are left out, and those that only they read', () => {
  const css = ':root{--read:1px;--unread:var(--inner);--inner:2px}a{--tw-b:1;width:var(--read, 2px)}';
  expect(toServedStyles(`${css}@property --tw-b{syntax:"*";inherits:false}`)).toBe(
    ':root{--read:1px;}a{width:var(--read,2px)}',
  );
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
