import { allCalls, type AnyCall } from '@tussock/contract';
import { escapeHtml, plainPage } from '../../platform/http/plain-page.ts';

const describe = (call: AnyCall): string => {
  const { access } = call;
  const needs =
    access.to === 'anyone' ? 'anyone' : `${access.ability}${access.to === 'plan' ? ' on the plan' : ''}`;
  const scopes = 'scopes' in call ? (call.scopes ?? []).join(', ') : '';
  return `<tr><td><code>${call.method}</code></td><td><code>${escapeHtml(call.path)}</code></td><td>${escapeHtml(call.summary)}</td><td><code>${needs}</code></td><td><code>${scopes}</code></td></tr>`;
};

/** A readable page of every call; the whole description is beside it as OpenAPI. */
export const documentationPage = (): string =>
  plainPage(
    'Calls of Tussock',
    `<p>${allCalls.length} calls. Shapes of queries, bodies and replies are in <a href="/api/docs/openapi.json">openapi.json</a> (OpenAPI 3.1). A program proves itself with an access token, made under <a href="/auth/settings">Settings</a>: <code>curl -H "Authorization: Bearer tussock_…"</code>. What has no scope is for signed-in people alone.</p>
<table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Who may</th><th>Scope of a token</th></tr></thead><tbody>${allCalls.map(describe).join('')}</tbody></table>`,
  );
