import { figureUpTo, figureWith, halfUp, kilograms, type Tenths } from '@tussock/domain';

/** Formats kilograms of CO₂-equivalent to a tenth, as every cell is rounded. */
export const showKg = (tenths: Tenths): string => figureWith(kilograms(tenths), 1);

/** Formats a difference in kilograms with its sign. */
export const showStep = (tenths: Tenths): string => `${tenths > 0 ? '+' : ''}${showKg(tenths)}`;

/** Formats a factor with all its published digits. */
export const showFactor = (factor: number): string => figureUpTo(factor, 6);

/** Formats head, or an amount spread, to a tenth. */
export const showAmount = (amount: Parameters<typeof halfUp>[0]): string => figureUpTo(halfUp(amount, 1), 1);
