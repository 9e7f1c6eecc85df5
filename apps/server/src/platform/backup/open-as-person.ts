import { StartError } from '../configuration/start-error.ts';
import type { ThrowawayIssuer } from './throwaway-issuer.ts';

/** What was seen of a plan by whoever opened it. */
export interface OpenedPlan {
  /** Rows of the plan's record. */
  readonly rows: number;
  readonly files: number;
}

const failed = (what: string, response: Response): StartError =>
  new StartError(`The restored product did not ${what}: it answered ${response.status}.`);

/** Signs somebody in at a running product, by its own way to the issuer and back; gives the cookies of the session. */
async function signIn(url: string, issuer: ThrowawayIssuer, email: string): Promise<string> {
  const left = await fetch(`${url}/api/auth/oidc/login`, { redirect: 'manual' });
  const asked = new URL(left.headers.get('location') ?? 'about:blank').searchParams;
  issuer.vouchFor({ sub: email, email, email_verified: true, nonce: asked.get('nonce') });
  const query = new URLSearchParams({ code: 'one', state: asked.get('state') ?? '', iss: issuer.url });
  const back = await fetch(`${url}/api/auth/oidc/callback?${query.toString()}`, {
    redirect: 'manual',
    headers: { cookie: cookiesOf(left) },
  });
  if (!back.headers.get('location')?.includes('/dashboard')) throw failed(`let ${email} sign in`, back);
  return cookiesOf(back);
}

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** Counts the rows of a plan's record, which ends with their number. */
function rowsIn(text: string): number {
  const lines = text.trim().split('\n');
  const end = JSON.parse(lines.at(-1) ?? '{}') as { end?: { rows?: number } }; // as the contract has it
  const rows = end.end?.rows;
  if (rows === undefined || rows === 0)
    throw new StartError('The restored product opened a plan without rows.');
  return rows;
}

/** Signs a person in at a running product and opens a plan with one of its files. @throws StartError where any of it fails */
export async function openAsPerson(
  url: string,
  issuer: ThrowawayIssuer,
  { email, planId }: { readonly email: string; readonly planId: string },
): Promise<OpenedPlan> {
  const cookie = await signIn(url, issuer, email);
  const headers = { cookie, 'x-requested-with': 'XMLHttpRequest' };
  const ask = async (path: string, method = 'GET'): Promise<Response> => {
    const response = await fetch(url + path, { method, headers });
    if (!response.ok) throw failed(`answer ${path}`, response);
    return response;
  };
  await ask('/api/auth/user/accept-terms', 'POST');
  await ask(`/api/plan/${planId}`);
  const rows = rowsIn(await (await ask(`/api/plan/${planId}/replica`)).text());
  // As the contract has it.
  const { results } = (await (await ask(`/api/plan/${planId}/file/all`)).json()) as {
    results: readonly { _id: string; contentType: string }[];
  };
  const [file] = results;
  if (file)
    await ask(
      `/api/plan/${planId}/file/get/${file._id}/${file.contentType.startsWith('image/') ? 'large' : 'original'}`,
    );
  return { rows, files: results.length };
}
