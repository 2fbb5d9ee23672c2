import { CacheFirst } from 'workbox-strategies';

type Handled = ReturnType<CacheFirst['handleAll']>;

/**
 * The stored copy, else the network. Storing is a favour: where it fails (a full disk, a broken store) the page
 * has its answer all the same, and nothing is reported as an error that nobody sees to.
 */
export class StoredFirst extends CacheFirst {
  override handleAll(options: Parameters<CacheFirst['handleAll']>[0]): Handled {
    const [response, done] = super.handleAll(options);
    return [response, done.catch(() => undefined)];
  }
}
