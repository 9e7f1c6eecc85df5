/** What a list of plans may be narrowed to: those with something to do, or with something that is late. */
export const planNeeds = ['open', 'overdue'] as const;
export type PlanNeed = (typeof planNeeds)[number];
