import { catalogues, riskRuleSets, type Catalogue, type RiskRuleSet } from '@tussock/domain';

/** Rules that came after the newest: grazed land erodes more, and poles hold less of it. */
export const nextRules: RiskRuleSet = {
  ...riskRuleSets.newest(),
  version: '99.0',
  points: { ...riskRuleSets.newest().points, slope: { flat: 3, rolling: 3, easyHill: 3, steepHill: 3 } },
};

const [first, ...others] = catalogues.newest().sections;

/** A catalogue that came after the newest: one action is new, one outcome is worded anew, and one section is gone. */
export const nextCatalogue: Catalogue = {
  version: '99.0',
  sections: [
    ...(first
      ? [
          {
            ...first,
            subOutcomes: first.subOutcomes.map((outcome, at) =>
              at === 0
                ? {
                    ...outcome,
                    title: `${outcome.title}, anew`,
                    actions: [
                      ...outcome.actions,
                      { key: 'actionOfTests', label: 'An action of tests', grade: 'premium' as const },
                    ],
                  }
                : outcome,
            ),
          },
        ]
      : []),
    ...others.slice(0, -1),
  ],
};

/** Makes both the newest there are. Gives back the way to take them out again, for other tests. */
export function enterNextEditions(): () => void {
  const leave = [riskRuleSets.enter(nextRules), catalogues.enter(nextCatalogue)];
  return () => {
    for (const one of leave) one();
  };
}
