import { afterEach, describe, expect, it, vi } from 'vitest';

interface Device {
  isSaveDataOn?: boolean;
  isReducedData?: boolean;
  stored?: Record<string, string>;
  /** Thrown by each write. */
  refusal?: Error;
}

/** The browser globals that the data saver reads. */
async function openDevice({
  isSaveDataOn = false,
  isReducedData = false,
  stored = {},
  refusal,
}: Device = {}) {
  const kept = new Map(Object.entries(stored));
  vi.stubGlobal('document', {});
  vi.stubGlobal('navigator', { connection: { saveData: isSaveDataOn } });
  vi.stubGlobal('matchMedia', () => ({ matches: isReducedData }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem(key: string, value: string) {
      if (refusal) throw refusal;
      kept.set(key, value);
    },
  });
  vi.resetModules();
  const { isDataSaver } = await import('#platform/preferences/data-saver.ts');
  const { readDataSaverChoice, setDataSaver, useDataSaverChoice } = await import('./settings-parts.tsx');
  return { kept, isDataSaver, readDataSaverChoice, setDataSaver, useDataSaverChoice };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('the data saver', () => {
  it.each([
    { says: 'nothing', device: {}, isOn: false },
    { says: 'Save-Data', device: { isSaveDataOn: true }, isOn: true },
    { says: 'prefers-reduced-data', device: { isReducedData: true }, isOn: true },
  ])('follows a browser that says $says', async ({ device, isOn }) => {
    expect((await openDevice(device)).isDataSaver()).toBe(isOn);
  });

  it('follows the choice instead of the browser, until "auto" is chosen', async () => {
    const { setDataSaver, isDataSaver, readDataSaverChoice, kept } = await openDevice({ isSaveDataOn: true });
    expect(setDataSaver('off')).toBe(true);
    expect(isDataSaver()).toBe(false);
    expect([...kept]).toEqual([['kaj:data-saver', 'off']]);
    setDataSaver('auto');
    expect([isDataSaver(), readDataSaverChoice(), kept.size]).toEqual([true, 'auto', 0]);
  });

  it('takes what it does not know for "auto"', async () => {
    const { readDataSaverChoice } = await openDevice({ stored: { 'kaj:data-saver': 'maybe' } });
    expect(readDataSaverChoice()).toBe('auto');
  });

  it('holds for the page where the device stores nothing, and reports it', async () => {
    const { setDataSaver, isDataSaver } = await openDevice({ refusal: new Error('QuotaExceededError') });
    expect(setDataSaver('on')).toBe(false);
    expect(isDataSaver()).toBe(true);
  });
});
