import { daysBetween } from '../days/new-zealand-day.ts';
import { dayInWords } from '../formats/days.ts';
import type { AttributesOf } from '../kind/field.ts';
import { labelOfOption } from '../kind/options.ts';
import { consentRows } from '../plan/farm-registers.ts';

export type Consent = AttributesOf<typeof consentRows.row>;

/** Number of days before its end from which a consent is listed on the farm’s page: applying for a new one takes about that long. */
export const CONSENT_SOON_DAYS = 180;

/** Display name of a consent: 'Take water, CRC 204'. */
export const nameOfConsent = ({ activity, number }: Pick<Consent, 'activity' | 'number'>): string =>
  [labelOfOption(consentRows.row.activity.options, activity), number].filter(Boolean).join(', ');

/** Reads the consents from plan info. */
// Written through the declared fields only.
export const consentsIn = ({ consents }: Readonly<Record<string, unknown>>): readonly Consent[] =>
  Array.isArray(consents) ? (consents as Consent[]) : [];

/** Consent that ends soon or has ended. */
export interface ConsentStep {
  readonly key: string;
  readonly title: string;
  readonly expiresOn: string;
  /** Days overdue; negative before its last day. */
  readonly daysOver: number;
}

/** Lists the consents that have ended or end within half a year, the first to end first. `today` is the day in New Zealand. */
export const endingConsents = (
  info: Readonly<Record<string, unknown>>,
  today: string,
): readonly ConsentStep[] =>
  consentsIn(info)
    .flatMap((consent, index) => {
      const { expiresOn } = consent;
      if (!expiresOn || daysBetween(today, expiresOn) > CONSENT_SOON_DAYS) return [];
      const title = nameOfConsent(consent);
      return [{ key: `consent-${index}`, title, expiresOn, daysOver: daysBetween(expiresOn, today) }];
    })
    .toSorted((one, other) => other.daysOver - one.daysOver);

/** Lists the consents without a number or a document, each with a text that names what is missing. */
export const incompleteConsents = (
  info: Readonly<Record<string, unknown>>,
): readonly {
  readonly key: string;
  readonly title: string;
  readonly lacks: readonly ('number' | 'paper')[];
}[] =>
  consentsIn(info).flatMap((consent, index) => {
    const lacks = [
      ...(consent.number ? [] : (['number'] as const)),
      ...(consent.documents?.length ? [] : (['paper'] as const)),
    ];
    return lacks.length === 0 ? [] : [{ key: `consent-${index}`, title: nameOfConsent(consent), lacks }];
  });

/** Messages about consents. */
export const consentWords = {
  consent: 'Consent',
  ends: (expiresOn: string, today: string): string =>
    expiresOn < today ? `Ended ${dayInWords(expiresOn)}` : `Ends ${dayInWords(expiresOn)}`,
  lacks: (lacks: readonly ('number' | 'paper')[]): string => `Consent without its ${lacks.join(' and ')}`,
} as const;
