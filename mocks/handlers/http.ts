import { createOpenApiHttp, type OpenApiHttpHandlers } from 'openapi-msw';
import type { paths } from '../../src/api/schema';

export type Http = OpenApiHttpHandlers<paths>;

/**
 * Creates MSW's `http`, typed by the contract.
 * @param baseUrl An origin without a slash at the end, or '' for the origin of the page. A wildcard would also match
 * `/src/api/http/client.ts`, a file of Vite's development server.
 */
export function createHttp(baseUrl: string): Http {
  return createOpenApiHttp<paths>({ baseUrl });
}
