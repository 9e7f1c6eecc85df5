import { createRemoteJWKSet, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import * as client from 'openid-client';
import { withoutSecrets } from '../log/without-secrets.ts';

export interface SignInRequest {
  readonly url: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface SignInWish {
  readonly loginHint?: string | undefined;
  /** Makes the provider ask for the account, even where somebody is signed in there. */
  readonly isAnother?: boolean | undefined;
}

/** The identity as the provider confirms it. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly session: string | undefined;
  readonly idToken: string;
}

/** Sessions that the provider has ended: one of its sessions, all of a person, or both named together. */
export interface EndedAtProvider {
  readonly issuer: string;
  readonly subject: string | undefined;
  readonly session: string | undefined;
}

/** An OpenID Connect provider, used by authorization code flow with PKCE, state and nonce. */
export interface IdentityProvider {
  /** @throws when the provider cannot be reached */
  startSignIn(wanted?: SignInWish): Promise<SignInRequest>;
  /** @throws when the provider cannot be reached, or its issuer is not the configured one */
  checkReach(): Promise<void>;
  /** @throws when the code, the state, the nonce or the token is not right; ProofMissing */
  completeSignIn(returned: {
    readonly url: URL;
    readonly state: string;
    readonly nonce: string;
    readonly codeVerifier: string;
  }): Promise<Identity>;
  /** URL that also signs out at the provider; undefined when the provider has none. */
  signOutUrl(idToken: string | null): Promise<string | undefined>;
  /** Reads a logout token by OpenID Connect Back-Channel Logout 1.0, section 2.6. @throws when it is not right */
  readLogoutToken(token: string, at: Date): Promise<EndedAtProvider>;
}

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Accepted signature algorithms: those that only the provider can make, so neither a shared secret nor `none`. */
const SIGNATURES = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** Oldest accepted logout token; an older one is a replay. */
const OLDEST_LOGOUT_TOKEN = '10 minutes';

const DISCOVERY_TIMEOUT_S = 10;

/** Encodes as `application/x-www-form-urlencoded`, which leaves `-`, `.`, `_` and `*` unescaped. */
const formEncode = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);

/**
 * Authenticates the client in the way the provider offers: `client_secret_basic` as RFC 6749 section 2.3.1 encodes it, which providers
 * must support, or `client_secret_post` where the provider names that one alone. The library's own Basic also escapes `-`, `.` and `_`,
 * and a provider that compares without decoding refuses such a secret.
 */
const clientAuthentication =
  (secret: string): client.ClientAuth =>
  (provider, { client_id: clientId }, body, headers) => {
    const methods = provider.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    if (!methods.includes('client_secret_basic') && methods.includes('client_secret_post')) {
      body.set('client_id', clientId);
      body.set('client_secret', secret);
      return;
    }
    const credentials = `${formEncode(clientId)}:${formEncode(secret)}`;
    headers.set('authorization', `Basic ${Buffer.from(credentials).toString('base64')}`);
  };

/** The error that the provider itself reported (RFC 6749 sections 4.1.2.1 and 5.2), for the log; empty where it reported none. */
export function providerErrorOf(error: unknown): {
  providerError?: string;
  providerErrorDescription?: string;
} {
  if (!(error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError))
    return {};
  const { error: providerError, error_description: description } = error;
  return {
    providerError,
    ...(description === undefined ? {} : { providerErrorDescription: withoutSecrets(description) }),
  };
}

/** How people must have proved who they are; an empty list asks for nothing. */
export interface SignInProof {
  /** Classes of authentication, asked for as `acr_values`; the ID token must name one of them as its `acr` (OpenID Connect Core, section 2). */
  readonly acr: readonly string[];
  /** Methods (RFC 8176, such as `mfa`), of which the ID token must name one in its `amr`. */
  readonly amr: readonly string[];
}

/** The provider knows the person, who did not prove it in the way that is asked for. */
export class ProofMissing extends Error {}

/** @throws ProofMissing */
function checkProof({ acr, amr }: SignInProof, claims: client.IDToken): void {
  const methods: unknown = claims['amr'];
  const hasClass = acr.length === 0 || acr.some((one) => one === claims['acr']);
  const hasMethod = amr.length === 0 || (Array.isArray(methods) && amr.some((one) => methods.includes(one)));
  if (!hasClass || !hasMethod) throw new ProofMissing('the ID token lacks the proof that is asked for');
}

interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly publicUrl: string;
  readonly proof?: SignInProof | undefined;
  /** As which issuer its people are bound to their users, where its address may change. */
  readonly boundAs?: string | undefined;
}

/** What the provider says of itself. Asked for at the first sign-in, not at the start: the local provider is this very process. */
function providerFacts({ issuer, clientId, clientSecret }: ProviderSettings) {
  const issuerUrl = new URL(issuer);
  const isLocal = issuerUrl.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(issuerUrl.hostname);
  let known: Promise<client.Configuration> | undefined;
  let keys: JWTVerifyGetKey | undefined;

  const discover = (): Promise<client.Configuration> => {
    known ??= client
      .discovery(
        issuerUrl,
        clientId,
        clientSecret === undefined ? undefined : { client_secret: clientSecret },
        clientSecret === undefined ? client.None() : clientAuthentication(clientSecret),
        {
          // By itself the library takes the line that a token comes by for its signature.
          execute: [client.enableNonRepudiationChecks, ...(isLocal ? [client.allowInsecureRequests] : [])],
          timeout: DISCOVERY_TIMEOUT_S,
        },
      )
      .catch((error: unknown) => {
        // A failure is not kept.
        known = undefined;
        throw error;
      });
    return known;
  };
  const providerKeys = async (): Promise<JWTVerifyGetKey> => {
    const { jwks_uri: address } = (await discover()).serverMetadata();
    if (address === undefined) throw new Error('the provider publishes no keys');
    return (keys ??= createRemoteJWKSet(new URL(address)));
  };
  return { discover, providerKeys };
}

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>;

/** The e-mail address that the ID token names, or else the provider's UserInfo endpoint: providers may keep claims of `email` for that. */
async function emailClaims(
  configuration: client.Configuration,
  { access_token: accessToken }: Tokens,
  claims: client.IDToken,
): Promise<Pick<client.UserInfoResponse, 'email' | 'email_verified'>> {
  if (typeof claims['email'] === 'string') return claims as client.UserInfoResponse; // both are claims by their names
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return {};
  return client.fetchUserInfo(configuration, accessToken, claims.sub);
}

/** Reads the identity from the provider's ID token. @throws when it sent none; ProofMissing */
async function identityOf(
  configuration: client.Configuration,
  tokens: Tokens,
  proof: SignInProof,
): Promise<Identity> {
  const [claims, idToken] = [tokens.claims(), tokens.id_token];
  if (!claims || idToken === undefined) throw new Error('the provider sent no ID token');
  checkProof(proof, claims);
  const { sid } = claims;
  const { email, email_verified: verified } = await emailClaims(configuration, tokens, claims);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === 'string' ? email.toLowerCase() : undefined,
    isEmailVerified: verified === true,
    session: typeof sid === 'string' ? sid : undefined,
    idToken,
  };
}

/** Whose session is over, by what a logout token with a good signature says. @throws when it is none, or names nobody */
function endedBy({ sub, sid, events, nonce }: JWTPayload): Omit<EndedAtProvider, 'issuer'> {
  const isLogout = typeof events === 'object' && events !== null && LOGOUT_EVENT in events;
  // A nonce would make it an ID token, which must never pass for this.
  if (!isLogout || nonce !== undefined) throw new Error('not a logout token');
  const session = typeof sid === 'string' ? sid : undefined;
  if (session === undefined && sub === undefined) throw new Error('the logout token names nobody');
  return { subject: sub, session };
}

export function connectIdentityProvider(settings: ProviderSettings): IdentityProvider {
  const { clientId, publicUrl, boundAs, proof = { acr: [], amr: [] } } = settings;
  const redirectUri = `${publicUrl}/api/auth/oidc/callback`;
  const { discover, providerKeys } = providerFacts(settings);
  return {
    checkReach: async () => void (await discover()),
    async startSignIn({ loginHint, isAnother } = {}) {
      const configuration = await discover();
      const codeVerifier = client.randomPKCECodeVerifier();
      const state = client.randomState();
      const nonce = client.randomNonce();
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...(proof.acr.length > 0 ? { acr_values: proof.acr.join(' ') } : {}),
        ...(loginHint ? { login_hint: loginHint } : {}),
        ...(isAnother ? { prompt: 'login' } : {}),
      });
      return { url: url.href, state, nonce, codeVerifier };
    },
    async completeSignIn({ url, state, nonce, codeVerifier }) {
      const configuration = await discover();
      const tokens = await client.authorizationCodeGrant(configuration, url, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const identity = await identityOf(configuration, tokens, proof);
      return { ...identity, issuer: boundAs ?? identity.issuer };
    },
    async readLogoutToken(token, at) {
      const { issuer: knownIssuer } = (await discover()).serverMetadata();
      const { payload } = await jwtVerify(token, await providerKeys(), {
        issuer: knownIssuer,
        audience: clientId,
        algorithms: SIGNATURES,
        requiredClaims: ['iat', 'jti', 'events'],
        maxTokenAge: OLDEST_LOGOUT_TOKEN,
        clockTolerance: '1 minute',
        currentDate: at,
      });
      return { issuer: boundAs ?? knownIssuer, ...endedBy(payload) };
    },
    async signOutUrl(idToken) {
      const configuration = await discover();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
      return client.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: `${publicUrl}/welcome`,
        ...(idToken ? { id_token_hint: idToken } : {}),
      }).href;
    },
  };
}
