import nodemailer from 'nodemailer';
import { withinTime } from '../clock/within-time.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { connectIdentityProvider } from '../identity/identity-provider.ts';
import { koordinatesSurvey } from '../land-survey/koordinates-survey.ts';
import { fault, reasonOf, warning, well, type Finding } from './finding.ts';

const TIMEOUT_MS = 10_000;
/** Wellington: the survey has titles there. */
const SOMEWHERE = [174.7762, -41.2865] as const;

export async function checkMail({ smtpUrl, isProduction }: Configuration): Promise<Finding> {
  if (smtpUrl === undefined)
    return isProduction
      ? fault('mail', 'letters are files in DATA_DIR/outbox', 'Set SMTP_URL: nobody is invited without it.')
      : well('mail', 'letters are files in DATA_DIR/outbox');
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return well('mail', 'the server takes our login');
  } catch (error) {
    return fault(
      'mail',
      reasonOf(error),
      'Check host, port, user and password in SMTP_URL: smtps:// for port 465, smtp:// for 587.',
    );
  } finally {
    transport.close();
  }
}

export async function checkIssuer({ identityProvider, publicUrl }: Configuration): Promise<Finding> {
  if (!identityProvider) return well('sign-in', 'the local one, for development');
  try {
    await connectIdentityProvider({
      ...identityProvider,
      publicUrl: publicUrl ?? 'http://localhost',
    }).checkReach();
    return well('sign-in', `${identityProvider.issuer} answers`);
  } catch (error) {
    return fault(
      'sign-in',
      reasonOf(error),
      'OIDC_ISSUER must be the issuer exactly as the provider writes it, and answer at /.well-known/openid-configuration.',
    );
  }
}

export async function checkSurvey({
  landSurvey,
  surveyLayers,
  riverTilesUrl,
  isDemonstration,
}: Configuration): Promise<Finding> {
  if (!landSurvey && isDemonstration) return well('land survey', 'the one of the demonstration');
  if (!landSurvey)
    return warning(
      'land survey',
      'none is set',
      'Set LAND_SURVEY_URL and LAND_SURVEY_KEY: titles cannot be searched without them.',
    );
  const survey = koordinatesSurvey({
    ...landSurvey,
    layers: surveyLayers,
    riverTilesUrl: riverTilesUrl ?? '',
    timeoutMs: TIMEOUT_MS,
  });
  try {
    await survey.titlesAt(SOMEWHERE);
    return well('land survey', 'answers');
  } catch (error) {
    return fault(
      'land survey',
      reasonOf(error),
      'Check LAND_SURVEY_URL, LAND_SURVEY_KEY and LAND_SURVEY_LAYERS; a new key takes minutes to work.',
    );
  }
}

/** Asks for the product by the address that people use, and looks at what a proxy may have done to the answer. */
export async function checkProxy({
  publicUrl,
  trustProxy,
  isProduction,
}: Configuration): Promise<readonly Finding[]> {
  if (!isProduction || publicUrl === undefined) return [];
  const trusted =
    trustProxy === undefined
      ? warning(
          'proxy',
          'TRUST_PROXY is not set',
          "Set it to the proxy's addresses: the limits of calls otherwise count everybody as one.",
        )
      : well('proxy', `forwarded addresses are believed from ${trustProxy}`);
  try {
    const answer = await withinTime(TIMEOUT_MS, (signal) => fetch(`${publicUrl}/livez`, { signal }));
    if (answer.status !== 200 || !(await answer.text()).includes('"ok":true'))
      return [
        trusted,
        fault(
          'address',
          `${publicUrl}/livez answers ${answer.status}`,
          'Start Tussock, and let the proxy pass every path to HOST:PORT.',
        ),
      ];
    const policy = answer.headers.get('content-security-policy') ?? '';
    return policy.includes("default-src 'none'") || policy.includes("default-src 'self'")
      ? [trusted, well('address', `${publicUrl} answers`)]
      : [
          trusted,
          fault(
            'address',
            'the content security policy does not come through',
            "Let the proxy leave the server's headers as they are.",
          ),
        ];
  } catch (error) {
    return [
      trusted,
      warning(
        'address',
        reasonOf(error),
        `${publicUrl} is asked for as people do: check DNS, the certificate and the proxy, and that Tussock runs.`,
      ),
    ];
  }
}

export function checkBackups({ backup, isProduction }: Configuration): readonly Finding[] {
  if (!isProduction) return [];
  return [
    backup.to === undefined
      ? warning(
          'backups',
          'BACKUP_TO is not set',
          'Name a place on another machine, and run `npm run backup` each night.',
        )
      : well('backups', `go to ${backup.to}`),
    backup.key === undefined
      ? warning(
          'backups',
          'BACKUP_KEY is not set',
          'Draw one (openssl rand -hex 32) and keep it apart from the backups.',
        )
      : well('backups', 'are encrypted'),
  ];
}
