import { type EmissionStep, type FactorSet, enterpriseName } from '@tussock/domain';

/** What a line of emissions is called: an enterprise with its factor where it has more than one, or what was spread. */
export function emissionLineName(line: EmissionStep['line'], { livestock, fertiliser }: FactorSet): string {
  if ('type' in line) return fertiliser[line.type].label;
  const [enterprise, factor] = [enterpriseName(line.enterprise), livestock[line.factor].label];
  return enterprise === factor ? enterprise : `${enterprise}: ${factor.toLowerCase()}`;
}
