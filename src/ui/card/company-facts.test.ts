import { expect, test } from 'vitest';
import { companyMessagesIn } from '../panel-messages.ts';

test.each([
  ['11-50', '১১–৫০ জন কর্মী'],
  ['1001-5000', '১,০০১–৫,০০০ জন কর্মী'],
  ['১০০+', '১০০+ জন কর্মী'],
])('a company of %s reads %s in Bangla', (size, text) => {
  expect(companyMessagesIn.bn.employees(size)).toBe(text);
});
