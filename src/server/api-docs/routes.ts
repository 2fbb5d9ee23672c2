import { Hono } from 'hono';
import { apiDocPaths } from '#contract/http/paths.ts';
import type { AppContext } from '../app-context.ts';
import { describeRoute, text } from '../http/describe-route.ts';
import { cachePolicy } from '../http/response/cache-policy.ts';
import { createApiDocument } from './document.ts';
import { createDocumentPage } from './page.ts';

function createOnce<T>(create: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: create() }).value;
}

const descriptions = {
  document: describeRoute({
    tag: 'Service',
    summary: 'This document',
    plain: { contentType: 'application/json', schema: { type: 'object' } },
  }),
  page: describeRoute({
    tag: 'Service',
    summary: 'This document as a web page',
    plain: { contentType: 'text/html', schema: text() },
  }),
};

/** Routes that serve the API documentation of an app, as OpenAPI and as a web page. */
export function createApiDocRoutes({ config }: Pick<AppContext, 'config'>, app: Pick<Hono, 'routes'>) {
  const readDocument = createOnce(() => createApiDocument(config.client.appName, app));
  const readPage = createOnce(() => createDocumentPage(readDocument(), apiDocPaths.document));
  return new Hono()
    .get(apiDocPaths.document, descriptions.document, (c) =>
      c.body(JSON.stringify(readDocument()), 200, {
        'Content-Type': 'application/json',
        'Cache-Control': cachePolicy.revalidated,
      }),
    )
    .get(apiDocPaths.page, descriptions.page, (c) => {
      const { html, policy } = readPage();
      return c.html(html, 200, {
        'Cache-Control': cachePolicy.revalidated,
        'Content-Security-Policy': policy,
      });
    });
}
