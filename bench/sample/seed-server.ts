import { TERMS_VERSION } from '@tussock/domain';
import { areaSquareMetres, bounds, mapPositions, unionBounds } from '@tussock/geometry';
import type { ReportContent, ReportFeature } from '@tussock/reports';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { newToken } from '../../apps/server/src/capabilities/session/cookies.ts';
import { createSession } from '../../apps/server/src/capabilities/session/session-store.ts';
import type { Database } from '../../apps/server/src/platform/database/open-database.ts';
import { hashOfSecret } from '../../apps/server/src/platform/secrets/secret.ts';
import { largeFarm } from './large-farm.ts';

const HOUR_MS = 3_600_000;
const ROWS_AT_ONCE = 500;
/** Paddocks of one farm; with fences and all else that is twice as many features. */
const LARGEST = 2000;

export interface SeededServer {
  readonly userId: string;
  readonly cookie: string;
  /** The plan that holds the many features. */
  readonly planId: string;
}

/** So many features of a farm; more than it has are the same farm again beside it, in a block, so that nothing lies over anything else. */
function featuresOf({ features }: ReportContent, count: number): readonly ReportFeature[] {
  const box = unionBounds(features.map(({ geometry }) => bounds(geometry)));
  if (!box) throw new Error('the sample farm is empty');
  const [west, south, east, north] = box;
  const side = Math.ceil(Math.sqrt(count / features.length));
  return Array.from({ length: Math.ceil(count / features.length) }, (_, copy) => {
    const [right, down] = [(copy % side) * (east - west), Math.floor(copy / side) * (north - south)];
    return features.map((feature) => ({
      ...feature,
      geometry: mapPositions(feature.geometry, ([lng, lat]) => [lng + right, lat - down]),
    }));
  })
    .flat()
    .slice(0, count);
}

/** A user with a session, many plans of theirs, and one plan with many features. */
export async function seedServer(
  db: Database,
  { plans, features }: { readonly plans: number; readonly features: number },
): Promise<SeededServer> {
  const userId = uuidv7();
  const token = newToken();
  const at = new Date();
  await db
    .insertInto('appUser')
    .values({
      id: userId,
      email: `${userId}@tussock.example`,
      name: 'Bench',
      role: 'providerStaff',
      accountId: null,
      acceptedTermsVersion: TERMS_VERSION,
      acceptedTermsAt: at,
    })
    .execute();
  await createSession(db, {
    tokenHash: hashOfSecret(token),
    userId,
    idpSession: null,
    idToken: 'x',
    userAgent: 'bench',
    at,
  });
  const planIds = Array.from({ length: plans }, () => uuidv7());
  for (const [index, id] of planIds.entries()) {
    const propertyName = `Tōtara ${index}`;
    const info = JSON.stringify({ propertyName, catchment: 'Upper Sampleburn' });
    const row = {
      id,
      status: 'active',
      propertyName,
      info,
      createdBy: userId,
      createdAt: new Date(at.getTime() - index * HOUR_MS),
    };
    await db.insertInto('plan').values(row).execute();
    await db.insertInto('planRole').values({ planId: id, userId, role: 'lead' }).execute();
  }
  const [planId = ''] = planIds;
  const rows = featuresOf(await largeFarm(Math.min(features, LARGEST)), features);
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const values = rows.slice(start, start + ROWS_AT_ONCE).map(({ kindId, geometry, attributes }) => {
      const [west, south, east, north] = bounds(geometry);
      return sql`(${uuidv7()}, ${planId}, ${kindId}, 1, ${JSON.stringify(geometry)}::jsonb, ${`(${east},${north}),(${west},${south})`}::box,
        ${areaSquareMetres(geometry)}, ${JSON.stringify(attributes)}::jsonb)`;
    });
    await sql`insert into feature (id, plan_id, kind, kind_version, geojson, bbox, area_m2, attributes)
      values ${sql.join(values)}`.execute(db);
  }
  return { userId, cookie: `tussock=${token}`, planId };
}
