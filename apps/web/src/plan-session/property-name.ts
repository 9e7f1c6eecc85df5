import type { PlanInfo } from '@tussock/domain';

/** The farm's name from plan info; all readers of the name use this. */
export const propertyNameIn = ({ propertyName }: Partial<PlanInfo>): string => propertyName || 'Farm';
