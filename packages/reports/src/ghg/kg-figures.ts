import { figureUpTo, figureWith, halfUp, kilograms, type Tenths } from '@tussock/domain';

/** Kilograms of CO₂-equivalent to a tenth, as every cell is rounded. */
export const showKg = (tenths: Tenths): string => figureWith(kilograms(tenths), 1);

/** The same with its sign. */
export const showStep = (tenths: Tenths): string => `${tenths > 0 ? '+' : ''}${showKg(tenths)}`;

/** A factor with every digit that was published. */
export const showFactor = (factor: number): string => figureUpTo(factor, 6);

/** Head, or an amount that was spread, to a tenth. */
export const showAmount = (amount: Parameters<typeof halfUp>[0]): string => figureUpTo(halfUp(amount, 1), 1);
