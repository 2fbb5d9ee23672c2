import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { ClientConfig } from '#contract/config/client-config.ts';
import { CONFIG_ELEMENT_ID } from '#contract/http/pages.ts';
import { CONFIG_REVISION_PLACEHOLDER } from '#contract/device/worker.ts';
import type { ClientConfigs } from '../../config.ts';
import { escapeHtml, toScriptJson } from '../response/escape-html.ts';

const usual = v.parse(ClientConfig, {});
const builtName = usual.appName;

/** Only settings that differ from the defaults, to keep the page small. */
function toSettings(config: ClientConfig): object {
  const before = new Map(Object.entries(usual).map(([name, value]) => [name, JSON.stringify(value)]));
  const own = Object.entries(config).filter(([name, value]) => before.get(name) !== JSON.stringify(value));
  return Object.fromEntries(own);
}

/** Inserts settings into a page. */
export function insertConfig(html: string, config: ClientConfig): string {
  const json = toScriptJson(toSettings(config));
  const at = html.indexOf(`id="${CONFIG_ELEMENT_ID}"`);
  const begin = html.indexOf('>', at) + 1;
  const configured =
    at < 0 ? html : html.slice(0, begin) + json + html.slice(html.indexOf('</script>', begin));
  return configured.replace(/<title>[^<]*<\/title>/, (title) =>
    title.replaceAll(builtName, () => escapeHtml(config.appName)),
  );
}

/** Inserts the deployment's name into the manifest. */
export function nameManifest(manifest: string, { appName }: ClientConfig): string {
  if (appName === builtName) return manifest;
  const parsed: unknown = JSON.parse(manifest);
  return JSON.stringify(Object.assign({}, parsed, { name: appName, short_name: appName }));
}

/** Inserts a hash of the settings into the worker, because stored pages contain the settings. */
export function insertRevision(worker: string, configs: ClientConfigs): string {
  const revision = createHash('sha256').update(JSON.stringify(configs)).digest('hex').slice(0, 12);
  return worker.replaceAll(CONFIG_REVISION_PLACEHOLDER, revision);
}
