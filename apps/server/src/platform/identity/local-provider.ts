import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Configuration as OidcConfiguration, Provider as OidcProvider } from 'oidc-provider';
import type { Configuration } from '../configuration/configuration.ts';
import { StartError } from '../configuration/start-error.ts';
import {
  PAGE_STYLE_PATH,
  pageStyle,
  SIGN_OUT_SCRIPT_PATH,
  signInPage,
  signOutPage,
  signOutScript,
  type ReadyMadePerson,
} from './local-provider-pages.ts';

export const LOCAL_PROVIDER_PATH = '/dev-idp';
export const LOCAL_CLIENT_ID = 'tussock-local';
/** Issuer stored for local sign-ins. A fixed word, because the real address contains the port, which may differ at the next start. */
export const LOCAL_ISSUER = 'local';

const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]', '::1'].includes(host);

const NO_PASSWORDS = 'the local sign-in has no passwords and';
const INSTEAD = 'Name a provider by OIDC_ISSUER, or switch it off by DEV_IDP=0.';

/** @throws when the local provider could be reached by anybody but this machine */
export function assertLocalProviderAllowed(configuration: Configuration & { publicUrl: string }): void {
  if (configuration.isProduction) throw new Error('the local sign-in provider never runs in production');
  if (!configuration.hasLocalProvider) throw new Error('the local sign-in provider is switched off');
  if (!isLoopback(new URL(configuration.publicUrl).hostname))
    throw new StartError(
      `PUBLIC_URL: ${NO_PASSWORDS} needs a PUBLIC_URL on this machine (http://localhost:3000). ${INSTEAD}`,
    );
  if (!isLoopback(configuration.host))
    throw new StartError(`HOST: ${NO_PASSWORDS} needs HOST to be this machine only (127.0.0.1). ${INSTEAD}`);
}

interface LocalProviderOptions {
  readonly configuration: Configuration & { publicUrl: string };
  readonly clientSecret: string;
  readonly readyMade: readonly ReadyMadePerson[];
}

/** Store of people who signed in here: each address has its own subject, the same at every start. */
function signedIn() {
  const emails = new Map<string, string>();
  return {
    subjectOf: (email: string): string => {
      const subject = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24);
      emails.set(subject, email.toLowerCase());
      return subject;
    },
    emailOf: (subject: string): string | undefined => emails.get(subject),
  };
}

const settingsOf = (
  { configuration, clientSecret, readyMade }: LocalProviderOptions,
  people: ReturnType<typeof signedIn>,
): OidcConfiguration => ({
  clients: [
    {
      client_id: LOCAL_CLIENT_ID,
      client_secret: clientSecret,
      redirect_uris: [`${configuration.publicUrl}/api/auth/oidc/callback`],
      post_logout_redirect_uris: [`${configuration.publicUrl}/welcome`],
      backchannel_logout_uri: `${configuration.publicUrl}/api/auth/oidc/backchannel-logout`,
      backchannel_logout_session_required: true,
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  conformIdTokenClaims: false,
  cookies: { keys: [randomBytes(32).toString('hex')] },
  features: {
    devInteractions: { enabled: false },
    backchannelLogout: { enabled: true },
    rpInitiatedLogout: {
      logoutSource: (ctx, form) => {
        ctx.body = signOutPage(form);
      },
    },
  },
  // The provider's own would refuse to send anything to this machine, where all it speaks to is.
  fetch: (url, options) => {
    const { dispatcher: _guarded, ...plain } = options as RequestInit & { dispatcher?: unknown };
    return fetch(url, plain);
  },
  findAccount: (_ctx, subject) => {
    const email = people.emailOf(subject);
    if (email === undefined) return undefined;
    const name = readyMade.find((person) => person.email === email)?.name ?? email;
    return { accountId: subject, claims: () => ({ sub: subject, email, email_verified: true, name }) };
  },
  interactions: { url: (_ctx, interaction) => `${LOCAL_PROVIDER_PATH}/sign-in/${interaction.uid}` },
  // There is one client and it is ours: nobody needs to be asked what it may learn.
  loadExistingGrant: async (ctx) => {
    const grant = new ctx.oidc.provider.Grant({
      clientId: ctx.oidc.client?.clientId ?? '',
      accountId: ctx.oidc.session?.accountId ?? '',
    });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
  ttl: {
    Session: 86_400,
    Grant: 86_400,
    Interaction: 3600,
    IdToken: 3600,
    AccessToken: 3600,
    AuthorizationCode: 60,
  },
});

/** Mounts the local sign-in page and its form. */
function mountSignIn(
  scope: FastifyInstance,
  { readyMade }: LocalProviderOptions,
  {
    provider,
    isGone,
    subjectOf,
  }: {
    readonly provider: OidcProvider;
    readonly isGone: (error: unknown) => boolean;
    readonly subjectOf: (email: string) => string;
  },
): void {
  /** Restarts the sign-in when the page was left open over a restart, or too long. */
  const beginAgain = (reply: FastifyReply, error: unknown): void => {
    if (!isGone(error)) throw error;
    reply.raw.writeHead(303, { location: '/api/auth/oidc/login' }).end();
  };
  scope.get(`${LOCAL_PROVIDER_PATH}/sign-in/:uid`, async (request, reply) => {
    reply.hijack();
    try {
      const { params } = await provider.interactionDetails(request.raw, reply.raw);
      const hint = typeof params['login_hint'] === 'string' ? params['login_hint'] : '';
      reply.raw.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      reply.raw.end(signInPage({ action: request.url.split('?')[0] ?? '', hint, readyMade }));
    } catch (error) {
      beginAgain(reply, error);
    }
  });

  scope.post(`${LOCAL_PROVIDER_PATH}/sign-in/:uid`, async (request, reply) => {
    reply.hijack();
    const chunks: Buffer[] = [];
    for await (const chunk of request.raw) chunks.push(chunk as Buffer); // a request without an encoding gives buffers
    const email = new URLSearchParams(Buffer.concat(chunks).toString('utf8')).get('email') ?? '';
    const result = email.includes('@')
      ? { login: { accountId: subjectOf(email) } }
      : { error: 'access_denied' };
    await provider
      .interactionFinished(request.raw, reply.raw, result)
      .catch((error: unknown) => beginAgain(reply, error));
  });
}

/**
 * Mounts an OpenID Connect provider for development and demonstration: anybody who can reach it may be anybody.
 * Its library is a development dependency, so an installation without those cannot load it at all.
 *
 * @throws in production, and where the server listens on more than this machine
 */
export async function mountLocalProvider(app: FastifyInstance, options: LocalProviderOptions): Promise<void> {
  assertLocalProviderAllowed(options.configuration);
  const { Provider, errors } = await import('oidc-provider');
  const people = signedIn();
  const issuer = `${options.configuration.publicUrl}${LOCAL_PROVIDER_PATH}`;
  const provider = new Provider(issuer, settingsOf(options, people));
  provider.proxy = true;
  const callback = provider.callback();
  const isGone = (error: unknown): boolean => error instanceof errors.SessionNotFound;

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    scope.get(PAGE_STYLE_PATH, (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyle));
    scope.get(SIGN_OUT_SCRIPT_PATH, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(signOutScript),
    );

    mountSignIn(scope, options, { provider, isGone, subjectOf: people.subjectOf });

    scope.all(`${LOCAL_PROVIDER_PATH}/*`, async (request, reply) => {
      reply.hijack();
      // The provider routes by the path below its mount and builds its own addresses from the original one.
      Object.assign(request.raw, { originalUrl: request.raw.url });
      request.raw.url = request.raw.url?.slice(LOCAL_PROVIDER_PATH.length) ?? '/';
      await callback(request.raw, reply.raw);
    });
  });
}
