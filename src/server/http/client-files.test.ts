import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ClientConfig } from '#contract/config/client-config.ts';
import { insertConfig, insertRevision, nameManifest } from './client-files.ts';
import { toPagePolicy } from './response/security-headers.ts';

const page = `<html><head><title>Kaj: jobs in Bangladesh</title><style>a{color:red}</style>
<script>document.title</script><script type="module" src="/assets/a.js"></script></head>
<body><script type="application/json" id="kaj-config">{}</script></body></html>`;

test('a page carries the settings, whatever they hold', () => {
  const config = v.parse(ClientConfig, { appName: '</script><b>$& "Kaj"', apiHost: 'https://api.example' });
  const html = insertConfig(page, config);
  expect(html).not.toContain('</script><b>');
  const json = /id="kaj-config">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  expect(v.parse(ClientConfig, JSON.parse(json))).toEqual(config);
  expect(html).toContain('<title>&lt;/script&gt;&lt;b&gt;$&amp; &quot;Kaj&quot;: jobs in Bangladesh</title>');
});

test('a page contains no default settings', () => {
  const html = insertConfig(page, v.parse(ClientConfig, { webmailName: 'Mail' }));
  expect(html).toContain('id="kaj-config">{"webmailName":"Mail"}</script>');
});

test('the worker changes with the settings of either language, and with nothing else', () => {
  const worker = 'const revision = "__KAJ_CONFIG_REVISION__"';
  const usual = v.parse(ClientConfig, {});
  const other = v.parse(ClientConfig, { contactAddress: 'Dhaka' });
  const plain = insertRevision(worker, { en: usual, bn: usual });
  expect(plain).toMatch(/^const revision = "[0-9a-f]{12}"$/);
  expect(insertRevision(worker, { en: { ...usual }, bn: { ...usual } })).toBe(plain);
  expect(insertRevision(worker, { en: other, bn: usual })).not.toBe(plain);
  expect(insertRevision(worker, { en: usual, bn: other })).not.toBe(plain);
});

test('the manifest has the deployment’s name, else the built one', () => {
  const manifest = '{"name":"Kaj – jobs","short_name":"Kaj","start_url":"/"}';
  expect(nameManifest(manifest, v.parse(ClientConfig, {}))).toBe(manifest);
  const named: unknown = JSON.parse(nameManifest(manifest, v.parse(ClientConfig, { appName: 'Chakri' })));
  expect(named).toEqual({ name: 'Chakri', short_name: 'Chakri', start_url: '/' });
});

test('the policy allows what is written in the page by hash, and the configured servers', () => {
  const config = v.parse(ClientConfig, { apiHost: 'https://api.example/base' });
  const policy = toPagePolicy(insertConfig(page, config), config);
  const directive = (name: string) => policy.split('; ').find((text) => text.startsWith(`${name} `));
  expect(directive('script-src')).toBe(
    "script-src 'self' 'wasm-unsafe-eval' 'sha256-o3vzFSF4YhB5rDb5tpELAmIlJDq+2XOarY4IDsOum1c='",
  );
  expect(directive('style-src')).toMatch(/^style-src 'self' 'sha256-[\w+/]{43}='$/);
  expect(directive('connect-src')).toBe("connect-src 'self' https://api.example");
  expect(directive('img-src')).toBe("img-src 'self' data: blob: https://api.example");
  expect(directive('script-src')).not.toContain("'unsafe-");
});
