import type { PlanInfo } from '@tussock/domain';

/** What a farm is called, from the info of its plan: the one place that reads it by its name. */
export const propertyNameIn = ({ propertyName }: Partial<PlanInfo>): string => propertyName || 'Farm';
