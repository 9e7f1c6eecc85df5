import { careRequirements } from './care-requirements.ts';
import { farmRequirements } from './farm-requirements.ts';
import { groundRequirements } from './ground-requirements.ts';
import { inputRequirements } from './input-requirements.ts';
import type { Requirement } from './define-requirement.ts';

const declared = {
  ...farmRequirements,
  ...groundRequirements,
  ...inputRequirements,
  ...careRequirements,
} as const;

export type RequirementKey = keyof typeof declared;

/**
 * Everything that public lists of councils, schemes, programmes and laws ask a farm plan to contain, merged into one list: what answers it
 * in the record, the chapter that prints it, or why it is not answered.
 */
export const planRequirements: Readonly<Record<RequirementKey, Requirement>> = declared;

// The keys of the table are exactly the requirements.
export const requirementKeys = Object.keys(declared) as readonly RequirementKey[];

/** Lists the requirements that one of the public lists asks for, named by their codes. */
export const requirementsAskedBy = (...codes: readonly string[]): readonly RequirementKey[] =>
  requirementKeys.filter((key) =>
    planRequirements[key].askedBy.split(' ').some((code) => codes.includes(code)),
  );
