import { expect, test } from 'vitest';
import { isPublicPage } from './pages.ts';

test.each(['/', '/jobPage', '/JOBPAGE/', '/jobDetailsPage', '/faq', '/nothing-here'])(
  '%s is for everybody',
  (path) => expect(isPublicPage(path)).toBe(true),
);

test.each(['/signInPage', '/SAVEDJOBS', '/userProfile/', '/postJobPage'])('%s is the device’s own', (path) =>
  expect(isPublicPage(path)).toBe(false),
);
