import { type EmissionStep, type FactorSet, enterpriseName } from '@tussock/domain';

/** Name of an emissions line: an enterprise, with its factor when it has several, or the product spread. */
export function emissionLineName(line: EmissionStep['line'], { livestock, fertiliser }: FactorSet): string {
  if ('type' in line) return fertiliser[line.type].label;
  const [enterprise, factor] = [enterpriseName(line.enterprise), livestock[line.factor].label];
  return enterprise === factor ? enterprise : `${enterprise}: ${factor.toLowerCase()}`;
}
