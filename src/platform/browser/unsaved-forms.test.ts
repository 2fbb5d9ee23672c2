import { expect, test, vi } from 'vitest';
import { hasUnsavedForm, holdUpdates, isHeld, onHoldChange } from './unsaved-forms.ts';

test('the page is held until the last one lets go, and only a form is an unsaved form', () => {
  const listener = vi.fn<() => void>();
  const stop = onHoldChange(listener);
  const releaseDownload = holdUpdates('download');
  expect([isHeld(), hasUnsavedForm()]).toEqual([true, false]);
  const releaseForm = holdUpdates('form');
  expect([isHeld(), hasUnsavedForm()]).toEqual([true, true]);
  releaseForm();
  releaseForm();
  expect([isHeld(), hasUnsavedForm()]).toEqual([true, false]);
  releaseDownload();
  expect(isHeld()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
});

test('two downloads hold the page by themselves', () => {
  const [releaseOne, releaseOther] = [holdUpdates('download'), holdUpdates('download')];
  releaseOne();
  expect(isHeld()).toBe(true);
  releaseOther();
  expect(isHeld()).toBe(false);
});
