import type { AttributesOf } from '../kind/field.ts';
import { defineOptions } from '../kind/options.ts';

/** Fields of a person's own profile. */
export const profileFields = {
  name: { type: 'text', label: 'Name', required: true, maxLength: 80 },
  email: {
    type: 'text',
    label: 'E-mail address',
    required: true,
    maxLength: 200,
    format: 'email',
    help: 'We send e-mail here. A new address counts once you have opened the link we send to it; how you sign in stays the same.',
  },
} as const;
export const profileSections = [{ title: 'About you', fields: ['name', 'email'] }] as const;

/** Options for the frequency of news emails about one's plans. */
export const digestOptions = defineOptions([
  { key: 'off', label: 'Never' },
  { key: 'daily', label: 'Every day', help: 'In the morning, when something has changed' },
  { key: 'weekly', label: 'Every week', help: 'On Monday, when something has changed' },
]);

export const settingsFields = {
  emailDigest: {
    type: 'enum',
    label: 'News of your plans by e-mail',
    required: true,
    options: digestOptions,
    default: 'off',
  },
} as const;
export type EmailDigest = AttributesOf<typeof settingsFields>['emailDigest'];

/** Lifetime in hours of the link that confirms a new email address, which can be used once. */
export const EMAIL_CHANGE_HOURS = 24;
/** Minutes after sign-in during which the email address can be changed. */
export const FRESH_SIGN_IN_MINUTES = 10;
