import { catalogues, type Catalogue } from '../outcomes/registry.ts';
import type { PlanInfo } from '../plan/plan-info.ts';
import type { FieldRefusal } from '../codecs/field-codec.ts';
import { editionWords } from '../wording/edition-words.ts';
import { riskRuleSets, type RiskRuleSet } from '../risk/risk-rules.ts';

/** What a plan says of the versions it is written with. */
export type EditionsInInfo = Pick<Partial<PlanInfo>, 'rulesVersion' | 'catalogueVersion'>;

/** What a plan is judged by. */
export interface PlanEditions {
  readonly rules: RiskRuleSet;
  readonly catalogue: Catalogue;
}

const refused = (
  field: keyof EditionsInInfo,
  version: string | undefined,
  known: { readonly all: () => readonly { readonly version: string }[] },
): readonly FieldRefusal[] =>
  version === undefined || known.all().some((one) => one.version === version)
    ? []
    : [{ field, message: editionWords.unknown }];

/** What a plan is judged by: the versions it was written with, until somebody moves it on. */
export const editionsOf = ({ rulesVersion, catalogueVersion }: EditionsInInfo): PlanEditions => ({
  rules: riskRuleSets.of(rulesVersion),
  catalogue: catalogues.of(catalogueVersion),
});

/** The newest of all. */
export const newestEditions = (): PlanEditions => ({
  rules: riskRuleSets.newest(),
  catalogue: catalogues.newest(),
});

/** Refusals of versions that nobody knows: what is written with one could not be read. */
export const checkEditions = ({
  rulesVersion,
  catalogueVersion,
}: EditionsInInfo): readonly FieldRefusal[] => [
  ...refused('rulesVersion', rulesVersion, riskRuleSets),
  ...refused('catalogueVersion', catalogueVersion, catalogues),
];

/** Details written as a whole by somebody who says nothing of the versions: those that stand stay. */
export const withStandingEditions = <T extends EditionsInInfo>(
  { rulesVersion, catalogueVersion }: EditionsInInfo,
  given: T,
): T => ({
  ...(rulesVersion === undefined ? {} : { rulesVersion }),
  ...(catalogueVersion === undefined ? {} : { catalogueVersion }),
  ...given,
});

/** As the details of a plan remember them. */
export const editionsForInfo = ({ rules, catalogue }: PlanEditions): Required<EditionsInInfo> => ({
  rulesVersion: rules.version,
  catalogueVersion: catalogue.version,
});
