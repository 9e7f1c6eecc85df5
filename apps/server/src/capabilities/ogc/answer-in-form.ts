import type { FastifyRequest } from 'fastify';
import type { FileAnswer } from '../../handlers.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { RawQuery } from './item-query.ts';
import { HTML_TYPE } from './describe-farm.ts';
import { pageOf, type PageContent } from './page-of.ts';

/** Pages have our own style and nothing else. */
const OF_PAGES =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Whether a page is wanted in place of JSON: by the parameter, else by whichever the Accept header names first. @throws AppError badRequest */
function wantsPage(query: RawQuery, request: FastifyRequest): boolean {
  const { f } = query;
  if (f !== undefined && f !== 'json' && f !== 'html')
    throw new AppError('badRequest', { message: ['f must be json or html.'] });
  if (f !== undefined) return f === 'html';
  const accepted = request.headers.accept ?? '';
  const [page, json] = [accepted.indexOf(HTML_TYPE), accepted.search(/json/i)];
  return page >= 0 && (json < 0 || page < json);
}

/** A document in its two forms. */
export interface Forms {
  readonly type: string;
  readonly json: () => string;
  readonly page: () => PageContent;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers with a document in the form that is wanted. */
export function answerInForm(
  { query, request }: { readonly query: RawQuery; readonly request: FastifyRequest },
  { type, json, page, headers = {} }: Forms,
): FileAnswer {
  const isPage = wantsPage(query, request);
  return {
    bytes: new TextEncoder().encode(isPage ? pageOf(page()) : json()),
    contentType: isPage ? `${HTML_TYPE}; charset=utf-8` : type,
    isCompressed: true,
    headers: {
      'cache-control': 'private, no-cache',
      vary: 'accept, authorization, cookie',
      ...headers,
      ...(isPage ? { 'content-security-policy': OF_PAGES } : {}),
    },
  };
}
