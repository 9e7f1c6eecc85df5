import type { SectionKey } from '../../outcomes/registry.ts';
import type { RuleConfidence } from '../../rules/rule.ts';
import type { RequirementKey } from '../plan-requirements.ts';

/** Area of a shape: an objective or target area by the name that the council or programme gives it. */
export interface ShapeArea {
  readonly key: string;
  readonly title: string;
  /** Who asks, where it is not the shape's own council. */
  readonly asker?: string;
  readonly asks: readonly RequirementKey[];
  /** Sections of the plan that answer it. */
  readonly sections: readonly SectionKey[];
}

/** Order in which a council or programme reads a farm plan, and what it asks for in each area. */
export interface PlanShape {
  readonly key: string;
  /** Key of the region (plan/regions.ts); null for regions without a shape of their own. */
  readonly region: string | null;
  /** Name of the areas, such as 'Canterbury’s target areas'. */
  readonly title: string;
  /** Who asks. */
  readonly asker: string;
  /** Codes of the public lists that it was read from. */
  readonly lists: readonly string[];
  readonly source: { readonly title: string; readonly provision: string; readonly address: string };
  /** Day on which its source was last seen to ask for it; for a page that names only its year, the last of that year. */
  readonly lastSeen: string;
  readonly confidence: RuleConfidence;
  readonly areas: readonly ShapeArea[];
}

/** Adds areas that a council's own list does not have, without what its own areas ask for or answer already. */
export function withOthers(own: readonly ShapeArea[], others: readonly ShapeArea[]): readonly ShapeArea[] {
  const asked = new Set(own.flatMap(({ asks }) => asks));
  const placed = new Set(own.flatMap(({ sections }) => sections));
  return [
    ...own,
    ...others
      .map((area) => ({
        ...area,
        asks: area.asks.filter((key) => !asked.has(key)),
        sections: area.sections.filter((key) => !placed.has(key)),
      }))
      .filter(({ asks, sections }) => asks.length > 0 || sections.length > 0),
  ];
}

/** Declares a shape; the compiler checks requirements and sections. */
export const defineShape = (shape: PlanShape): PlanShape => shape;
