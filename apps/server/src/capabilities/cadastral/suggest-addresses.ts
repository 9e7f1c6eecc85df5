import type { ReplyOf, suggestAddresses as suggestAddressesCall } from '@tussock/contract';
import { foldForSearch } from '@tussock/domain';
import { catchmentAt } from '../../platform/ground/catchment-layer.ts';
import type { SurveyAddress } from '../../platform/land-survey/land-survey.ts';
import type { Services } from '../../services.ts';

type Suggestions = ReplyOf<typeof suggestAddressesCall>;

/** Cache time of address searches: a day, since the survey is slow and addresses rarely change. */
const KEPT_MS = 86_400_000;
const MOST_KEPT = 500;

interface Kept {
  readonly until: number;
  readonly addresses: readonly SurveyAddress[];
}

/** Creates the address suggester, with a cache for equal searches. */
export function addressSuggester({ landSurvey, catchments, clock }: Services) {
  const kept = new Map<string, Kept>();

  async function find(search: string): Promise<readonly SurveyAddress[]> {
    const key = foldForSearch(search);
    const now = clock.now().getTime();
    const before = kept.get(key);
    if (before && before.until > now) return before.addresses;
    const addresses = await landSurvey.suggestAddresses(search);
    kept.delete(key);
    kept.set(key, { until: now + KEPT_MS, addresses });
    for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
    return addresses;
  }

  return async (search: string): Promise<Suggestions> => ({
    results: (await find(search)).map(({ id, label, position: [longitude, latitude] }) => {
      const catchment = catchments ? catchmentAt(catchments, [longitude, latitude]).catchment : null;
      return {
        id,
        label,
        position: [longitude, latitude],
        catchment,
        catchmentSource: catchment === null ? null : (catchments?.source ?? null),
      };
    }),
  });
}
