import { chargeKeys, wholeCharge } from '@tussock/domain';

/** The whole number that is reckoned with, beside each charge that is filled in. */
export const chargeNotes = Object.fromEntries(
  chargeKeys.map((key) => [
    key,
    (value: unknown) =>
      value === '' || value === undefined ? undefined : `Reckoned with: $${wholeCharge(value)}/t`,
  ]),
);
