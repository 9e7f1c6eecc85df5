import { chargeKeys, wholeCharge } from '@tussock/domain';

/** The whole number that is counted, beside each charge that is filled in. */
export const chargeNotes = Object.fromEntries(
  chargeKeys.map((key) => [
    key,
    (value: unknown) =>
      value === '' || value === undefined ? undefined : `Counted as $${wholeCharge(value)}/t`,
  ]),
);
