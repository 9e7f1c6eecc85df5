import { isOneOf } from '../lists/is-one-of.ts';
import { defineOptions, type OptionKey } from '../kind/options.ts';

/** Ways of telling somebody. A notice by e-mail is shown in the product as well. */
export const noticeChannels = defineOptions([
  { key: 'product', label: 'In Tussock' },
  { key: 'mail', label: 'By e-mail' },
  { key: 'never', label: 'Never' },
]);
export type NoticeChannel = OptionKey<typeof noticeChannels>;

interface NoticeDeclaration {
  readonly label: string;
  /** Who gets it. */
  readonly help: string;
  /** How people are told who chose nothing. */
  readonly channel: NoticeChannel;
}

/** Every sort of notice that a person may choose about. Letters and notices in the product are sent by these keys only. */
export const notices = {
  planSent: {
    label: 'A plan waits for your decision',
    help: 'To leads and reviewers, when a plan is sent',
    channel: 'mail',
  },
  approvalWanted: {
    label: 'Your approval of a plan is asked for',
    help: 'To the owner and the adviser, when a plan is sent',
    channel: 'mail',
  },
  planDecided: {
    label: 'A plan is approved, sent back or declined',
    help: 'To whoever sent it, and to the owner',
    channel: 'mail',
  },
  examination: {
    label: 'A certification or an audit has moved on',
    help: 'To owners and leads of the plan, and to the certifier or auditor',
    channel: 'mail',
  },
  detailWrong: {
    label: 'Something in a plan’s details is said to be wrong',
    help: 'To the lead and the adviser',
    channel: 'mail',
  },
  actionsDue: {
    label: 'Actions that are due or overdue',
    help: 'To whoever does them, else to the owner or the lead',
    channel: 'mail',
  },
  datesDue: {
    label: 'Reviews, audits and other dates of a plan',
    help: 'To leads and owners',
    channel: 'mail',
  },
  papersDue: {
    label: 'Documents and consents that end soon',
    help: 'To the owner, else to the lead',
    channel: 'mail',
  },
  reminder: {
    label: 'Someone reminds you of an action',
    help: 'To whoever does it',
    channel: 'mail',
  },
  adviserChosen: {
    label: 'Your account is chosen to advise on a farm',
    help: 'To administrators of the account',
    channel: 'mail',
  },
  consultantWanted: {
    label: 'A farm asks for a consultant',
    help: 'To the lead',
    channel: 'mail',
  },
  accessWanted: {
    label: 'Someone asks for access to a plan',
    help: 'To the lead',
    channel: 'mail',
  },
} as const satisfies Readonly<Record<string, NoticeDeclaration>>;
export type NoticeKey = keyof typeof notices;
// The keys of the table are exactly the sorts.
export const noticeKeys = Object.keys(notices) as readonly NoticeKey[];

export type NoticeChoices = Readonly<Record<NoticeKey, NoticeChannel>>;

/** Returns how a person is told of a notice, given their stored choices, which may be of any form. */
export function channelOfNotice(stored: unknown, key: NoticeKey): NoticeChannel {
  const chosen = (stored as Readonly<Record<string, unknown>> | null)?.[key]; // read and checked, no more
  return isOneOf(
    noticeChannels.map((channel) => channel.key),
    chosen,
  )
    ? chosen
    : notices[key].channel;
}

/** Returns how a person is told of every sort of notice. */
export const channelsOfNotices = (stored: unknown): NoticeChoices =>
  // One entry for each key.
  Object.fromEntries(noticeKeys.map((key) => [key, channelOfNotice(stored, key)])) as NoticeChoices;

/** Letters that are always sent, and why nobody can switch them off. */
export const alwaysSent = [
  {
    label: 'You are given access to a plan',
    why: 'The letter holds your link; without it you cannot get in',
  },
  {
    label: 'Your account: welcome, a new e-mail address, who owns a plan',
    why: 'So that nobody changes how you sign in without your knowing',
  },
] as const;

/** Days for which notices in the product are listed. */
export const NOTICE_DAYS = 90;
/** Most notices listed at once. */
export const MOST_NOTICES = 100;
