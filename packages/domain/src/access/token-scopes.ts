import type { PlanAbility } from './table.ts';

interface ScopeDeclaration {
  readonly label: string;
  readonly help: string;
  /** Abilities on a plan that the scope lets through, where the person has them. */
  readonly abilities: readonly PlanAbility[];
}

/**
 * Scopes of access tokens. A token may do what its person may do on a plan and one of its scopes lets through, by calls that are declared for one of
 * its scopes; everything else is denied.
 */
export const tokenScopes = {
  readMap: {
    label: 'Read the map',
    help: 'Boundary, titles, and everything drawn with its values and land risk',
    abilities: ['viewPlan'],
  },
  readRecords: {
    label: 'Read records',
    help: 'Farm details with the names and addresses in them, actions, soil tests, fertiliser and sensor readings',
    abilities: ['viewPlan', 'downloadReports'],
  },
  writeMap: {
    label: 'Change the map',
    help: 'Add, change and delete what is drawn, with its values',
    abilities: ['viewPlan', 'editFeatures'],
  },
  writeRecords: {
    label: 'Change records',
    help: 'Add, change and delete soil tests',
    abilities: ['viewPlan', 'editFeatures'],
  },
  writeActions: {
    label: 'Change actions',
    help: 'Answer sections, add and change actions, and write remarks',
    abilities: ['viewPlan', 'editActions', 'addRemarks'],
  },
} as const satisfies Readonly<Record<string, ScopeDeclaration>>;
export type TokenScope = keyof typeof tokenScopes;

// The keys of the table are exactly the scopes.
export const allTokenScopes = Object.keys(tokenScopes) as readonly TokenScope[];

/** Limits a person's abilities on a plan to those that at least one of the scopes lets through. */
export const abilitiesWithin = (
  own: readonly PlanAbility[],
  scopes: readonly TokenScope[],
): readonly PlanAbility[] =>
  own.filter((ability) =>
    scopes.some((scope) => (tokenScopes[scope].abilities as readonly PlanAbility[]).includes(ability)),
  );
