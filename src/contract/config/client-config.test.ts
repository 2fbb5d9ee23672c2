import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ClientConfig } from './client-config.ts';
import { clientDefaults } from './client-defaults.ts';

test('a deployment that sets nothing has the defaults', () => {
  expect(v.parse(ClientConfig, {})).toEqual(clientDefaults);
});
