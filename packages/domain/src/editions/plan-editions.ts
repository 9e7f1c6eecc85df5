import { catalogues, type Catalogue } from '../outcomes/registry.ts';
import type { PlanInfo } from '../plan/plan-info.ts';
import type { FieldRefusal } from '../codecs/field-codec.ts';
import { editionWords } from '../wording/edition-words.ts';
import { riskRuleSets, type RiskRuleSet } from '../risk/risk-rules.ts';

/** Versions stored in a plan's details. */
export type EditionsInInfo = Pick<Partial<PlanInfo>, 'rulesVersion' | 'catalogueVersion'>;

/** Rule set and catalogue that a plan is judged by. */
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

/** Finds the versions that a plan is judged by: those it was written with, until a person updates them. */
export const editionsOf = ({ rulesVersion, catalogueVersion }: EditionsInInfo): PlanEditions => ({
  rules: riskRuleSets.of(rulesVersion),
  catalogue: catalogues.of(catalogueVersion),
});

/** Newest versions of rules and catalogue. */
export const newestEditions = (): PlanEditions => ({
  rules: riskRuleSets.newest(),
  catalogue: catalogues.newest(),
});

/** Refuses unknown versions, because content written with one could not be read. */
export const checkEditions = ({
  rulesVersion,
  catalogueVersion,
}: EditionsInInfo): readonly FieldRefusal[] => [
  ...refused('rulesVersion', rulesVersion, riskRuleSets),
  ...refused('catalogueVersion', catalogueVersion, catalogues),
];

/** Keeps the stored versions when plan details are replaced without naming any. */
export const withStandingEditions = <T extends EditionsInInfo>(
  { rulesVersion, catalogueVersion }: EditionsInInfo,
  given: T,
): T => ({
  ...(rulesVersion === undefined ? {} : { rulesVersion }),
  ...(catalogueVersion === undefined ? {} : { catalogueVersion }),
  ...given,
});

/** Converts versions to their form in the details of a plan. */
export const editionsForInfo = ({ rules, catalogue }: PlanEditions): Required<EditionsInInfo> => ({
  rulesVersion: rules.version,
  catalogueVersion: catalogue.version,
});
