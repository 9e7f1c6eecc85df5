import type { AccessTokenItem, BodyOf, createAccessToken } from '@tussock/contract';
import { MOST_TOKENS, TOKEN_PREFIX, tokenWords, type TokenScope } from '@tussock/domain';
import type { Handlers } from '../../handlers.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Reader } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { refuseField } from '../../platform/http/refuse-fields.ts';
import { changeOutsidePlans, type OutsideChange } from '../../platform/ledger/change-plan.ts';
import type { Op } from '../../platform/ledger/op.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import { hashOfSecret, secretFor, secretMadeFor } from '../../platform/secrets/secret.ts';
import { selectVisiblePlans } from '../../platform/things/visible-plan-store.ts';
import type { Services } from '../../services.ts';
import { countLiveTokens, findTokenHash, findTokens, insertToken, withdrawToken } from './token-store.ts';

const DAY_MS = 86_400_000;

type TokenCall = 'token.all' | 'token.create' | 'token.withdraw';

async function listTokens(db: Reader, userId: string, at: Date): Promise<AccessTokenItem[]> {
  return (await findTokens(db, userId, at)).map((row) => ({
    _id: row.id,
    name: row.name,
    scopes: row.scopes as TokenScope[], // stored by this capability alone
    plans: row.isForAllPlans ? null : [...row.plans],
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    lastUsedFrom: row.lastUsedFrom,
  }));
}

/** Writes that a token was made or withdrawn to the audit of each plan it names; of one for all plans, to that of the service. */
async function noteToken(
  { trx, at }: Pick<OutsideChange, 'trx' | 'at'>,
  about: {
    readonly actorId: string;
    readonly action: 'createToken' | 'withdrawToken';
    readonly planIds: readonly string[];
    readonly detail: { readonly name: string; readonly tokenId: string };
  },
): Promise<void> {
  const { planIds, ...entry } = about;
  if (planIds.length === 0) await writeAudit(trx, { ...entry, at });
  for (const planId of planIds) await writeAudit(trx, { ...entry, at, planId });
}

/** @throws AppError badRequest when one of the plans is none that the person may see */
async function checkPlans(
  trx: Reader,
  {
    caller,
    planIds,
    at,
  }: { readonly caller: Caller; readonly planIds: readonly string[]; readonly at: Date },
): Promise<void> {
  const seen = await selectVisiblePlans(trx, caller, at)
    .select('plan.id')
    .where('plan.id', 'in', planIds)
    .execute();
  if (seen.length < planIds.length) throw refuseField('planIds', tokenWords.noSuchFarm);
}

const tokenOf = (secret: string): string => TOKEN_PREFIX + secret;

/** @throws AppError badRequest when the person has too many tokens, or may not see one of the plans */
async function createToken(
  services: Services,
  { caller, op, body }: { caller: Caller; op: Op; body: BodyOf<typeof createAccessToken> },
): Promise<{ _id: string; token: string }> {
  const { name, scopes, days } = body;
  const planIds = body.planIds === null ? null : [...new Set(body.planIds.map((id) => id.toLowerCase()))];
  const { id } = op;
  await changeOutsidePlans(services, { caller, op }, async ({ trx, at }) => {
    if (planIds !== null) await checkPlans(trx, { caller, planIds, at });
    if ((await countLiveTokens(trx, caller.userId, at)) >= MOST_TOKENS)
      throw new AppError('badRequest', { message: [tokenWords.tooMany] });
    const tokenHash = hashOfSecret(tokenOf(secretFor(services, op, 'an access token')));
    const expiresAt = new Date(at.getTime() + days * DAY_MS);
    const token = { id, userId: caller.userId, name, scopes, planIds, tokenHash, createdAt: at, expiresAt };
    await insertToken(trx, token);
    const about = { actorId: caller.userId, planIds: planIds ?? [], detail: { name, tokenId: id } };
    await noteToken({ trx, at }, { ...about, action: 'createToken' });
    return null;
  });
  const made = await secretMadeFor(services, op, 'an access token', () =>
    findTokenHash(services.database.db, id),
  );
  return { _id: id, token: tokenOf(made) };
}

export const accessTokenHandlers = (services: Services): Handlers<TokenCall> => ({
  'token.all': async ({ caller: { userId } }) => ({
    results: await listTokens(services.database.db, userId, services.clock.now()),
  }),
  'token.create': ({ caller, op, body }) => createToken(services, { caller, op, body }),
  'token.withdraw': ({ caller, op, params: { tokenId } }) =>
    changeOutsidePlans(services, { caller, op }, async ({ trx, at }) => {
      const id = tokenId.toLowerCase();
      const withdrawn = await withdrawToken(trx, { id, userId: caller.userId, at });
      if (!withdrawn) throw new AppError('notFound');
      const { name, planIds } = withdrawn;
      const about = { actorId: caller.userId, planIds, detail: { name, tokenId: id } };
      await noteToken({ trx, at }, { ...about, action: 'withdrawToken' });
      return { ok: true } as const;
    }),
});
