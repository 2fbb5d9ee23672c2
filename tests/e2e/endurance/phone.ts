import { errors, expect, type Page } from '@playwright/test';
import type { Proxy } from '../../support/proxy.ts';
import { untilStarted } from '../../support/open-started.ts';
import { untilControlled } from '../../support/until-controlled.ts';
import type { Fault, Front } from '../../sw/front.ts';
import { mark, untilReloaded } from '../../sw/versions.ts';
import type { Death, Event } from './events.ts';

const reads = /\/api\/v1\/(?!ping)/;
/** Chromium's error where the server has closed the connection. */
const hungUp = /ERR_(EMPTY_RESPONSE|CONNECTION_(RESET|CLOSED))/;

const OPEN_LIMIT_MS = 15_000;

type Eviction = Extract<Event, { kind: 'evict' }>['what'];
type UpdateAnswer = Extract<Event, { kind: 'update' }>['answer'];

/** A phone with one tab: its network, its browser's moods, and the versions of the app it is offered. */
export class Phone {
  page: Page;
  isOff = false;
  isCut = false;
  /** False from when the stored app was evicted until it is known to be whole again. */
  opensOffline = false;
  readonly #network: Proxy;
  #mend: () => void = () => undefined;
  #version = 1;
  #isDismissed = false;

  constructor(page: Page, { network, front }: { network: Proxy; front: Front }) {
    this.page = page;
    this.#network = network;
    front.fault = (url) => this.#serve(url);
  }

  /** False where the browser shows its own page: offline, without the app on the device. */
  get canOpen(): boolean {
    return !this.isOff || this.opensOffline;
  }

  /** True while a page of the app is open. */
  get isOpen(): boolean {
    return this.page.url().startsWith(this.#network.origin);
  }

  /**
   * Reloads when a dead connection was not noticed, and where Chromium killed the page together with its worker.
   */
  async open(path: string): Promise<void> {
    const address = this.#network.origin + path;
    await this.page.goto(address, { timeout: OPEN_LIMIT_MS }).catch(async (error: unknown) => {
      const isLateToNotice = !this.isOff && hungUp.test(String(error));
      if (!isLateToNotice && !(error instanceof errors.TimeoutError)) throw error;
      await this.page.goto(address);
    });
    await untilStarted(this.page);
  }

  /** Waits until the app can start offline. */
  async untilStored(): Promise<void> {
    await untilControlled(this.page).catch(() => this.#complainOfWorker());
    this.opensOffline = true;
  }

  /** @throws with the states of the workers when none controls the page */
  async #complainOfWorker(): Promise<never> {
    const found = await this.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const workers = [registration?.installing, registration?.waiting, registration?.active];
      return { states: workers.map((worker) => worker?.state), kept: Object.keys(localStorage) };
    });
    throw new Error(`No worker is in charge: ${JSON.stringify(found)}`);
  }

  async goOffline({ isTold }: { isTold: boolean }): Promise<void> {
    this.isOff = true;
    this.#network.goOffline();
    if (isTold) await this.page.evaluate(() => dispatchEvent(new Event('offline')));
  }

  async goOnline(): Promise<void> {
    this.#mend();
    [this.isOff, this.isCut] = [false, false];
    this.#network.goOnline();
    if (!this.isOpen) return this.open('/savedJobs');
    await this.page.evaluate(() => dispatchEvent(new Event('online')));
  }

  cut(afterBytes: number): void {
    this.#mend();
    this.isCut = true;
    this.#mend = this.#network.cut(reads, afterBytes);
  }

  #serve(url: string): Fault | undefined {
    const version = this.#version;
    return url === '/sw.js' && version > 1
      ? { kind: 'edit', edit: (text) => `${text}\n//${version}` }
      : undefined;
  }

  async lose(how: Death): Promise<void> {
    const { page } = this;
    if (how === 'crashed') {
      const gone = page.waitForEvent('crash');
      await Promise.all([gone, page.goto('chrome://crash').catch(() => undefined)]);
    }
    await page.close();
    this.page = await page.context().newPage();
    if (this.canOpen) await this.open('/savedJobs');
  }

  /** The browser evicts data, also under an open page. */
  async evict(what: Eviction): Promise<void> {
    if (what === 'copies') return this.#evictCopies();
    const caches = 'cache_storage,local_storage';
    const storageTypes = what === 'worker' ? `${caches},service_workers` : caches;
    const devtools = await this.page.context().newCDPSession(this.page);
    await devtools.send('Storage.clearDataForOrigin', { origin: this.#network.origin, storageTypes });
    await devtools.detach();
    [this.opensOffline, this.#isDismissed] = [false, false];
  }

  async #evictCopies(): Promise<void> {
    if (!this.isOpen) return;
    await this.page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('kaj-'));
      await Promise.all(names.map((name) => caches.delete(name)));
      localStorage.clear();
    });
    this.#isDismissed = false;
  }

  /** The next version is out. A phone within reach finds it. */
  async update(answer: UpdateAnswer): Promise<void> {
    this.#version += 1;
    if (this.isOff || this.isCut) return;
    await this.open('/savedJobs');
    if (!(await this.#findUpdate()) || this.#isDismissed) return;
    const prompt = this.page.getByRole('status', { name: 'New version' });
    await expect(prompt.getByRole('button', { name: 'Update now' })).toBeVisible();
    if (answer === 'accept') await this.#accept();
    if (answer !== 'later') return;
    await prompt.getByRole('button', { name: 'Later' }).click();
    await expect(prompt.getByRole('button')).toHaveCount(0);
    this.#isDismissed = true;
  }

  /** @returns whether one waits */
  async #findUpdate(): Promise<boolean> {
    return this.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const { installing } = registration;
      if (installing) {
        await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
      }
      return registration.waiting !== null;
    });
  }

  async #accept(): Promise<void> {
    const { page } = this;
    await mark(page);
    await page.getByRole('button', { name: 'Update now' }).click();
    await untilReloaded(page);
    await untilStarted(page);
    this.opensOffline = true;
  }
}
