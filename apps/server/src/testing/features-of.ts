import type { TestUser } from './start-test-server.ts';

interface FeaturesSeen {
  readonly rev: number;
  readonly results: readonly FeatureSeen[];
}
interface FeatureSeen {
  readonly _id: string;
  readonly properties: { readonly name: string };
}

/** All features of some plans with their revisions, plan by plan, as a person reads them from a server. */
export const featuresOf = (
  url: string | undefined,
  { planIds, as }: { readonly planIds: readonly string[]; readonly as: TestUser },
): Promise<readonly FeaturesSeen[]> =>
  Promise.all(
    planIds.map(async (planId) => {
      const answer = await fetch(`${url ?? ''}/api/plan/${planId}/feature/all`, {
        headers: { cookie: as.cookie },
      });
      // The shape of the contract.
      return (await answer.json()) as FeaturesSeen;
    }),
  );
