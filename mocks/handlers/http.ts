import { createOpenApiHttp, type OpenApiHttpHandlers } from 'openapi-msw';
import type { paths } from '../../src/api/schema';

export type Http = OpenApiHttpHandlers<paths>;

/**
 * MSW's `http`, typed by the contract. `baseUrl` is an origin without a slash at the end, or '' for
 * the page's own. No wildcard stands for the host: it would also match `/src/api/http/client.ts`, which
 * Vite's dev server sends as it is.
 */
export function createHttp(baseUrl: string): Http {
  return createOpenApiHttp<paths>({ baseUrl });
}
