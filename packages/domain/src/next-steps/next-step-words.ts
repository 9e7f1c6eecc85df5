import { daysBetween } from '../days/new-zealand-day.ts';
import { dayInWords } from '../formats/days.ts';
import type { Level, RiskType } from '../risk/risk-rules.ts';
import { riskTypes } from '../options/risk.ts';
import { counted } from '../formats/counted.ts';
import { labelOfOption } from '../kind/options.ts';
import { kinds } from '../kinds/registry.ts';
import type { RiskField } from '../risk/assess-risk.ts';

const asList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
const inLine = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** Messages about next steps on a plan's first page. */
export const nextStepWords = {
  title: 'Next step',
  confirm: {
    title: 'Confirm the details',
    why: 'The plan is waiting for you to confirm that what it says about the farm is right.',
    button: 'Confirm details',
  },
  boundary: {
    title: 'Find the farm',
    why: 'Choose the land titles: the boundary and its hectares follow from them.',
    button: 'Choose the titles',
  },
  draft: {
    title: 'Draft the plan',
    why: 'Land units are suggested from the slope; risk and actions follow from them.',
    button: 'See the suggestions',
  },
  draw: {
    title: 'Draw the farm',
    why: 'Begin with the land units or the paddocks; risk and actions follow from them.',
    button: 'Draw on the map',
  },
  units: {
    title: 'Draw the land units',
    why: 'Land that is managed alike is rated for risk as one, and actions follow from that.',
    button: 'Draw on the map',
  },
  changes: {
    title: 'See what is asked for',
    why: 'The plan came back with changes to make.',
    button: 'Read what was said',
  },
  decide: {
    title: 'Decide on the plan',
    why: 'It was sent for approval and is waiting for a decision.',
    button: 'Look it over',
  },
  sign: {
    why: 'The plan was sent for approval, and you are asked to sign it.',
    button: 'Look it over',
  },
  waits: {
    title: 'Waiting for approval',
    why: 'The plan was sent for approval. Until then its answers, actions and risks stay as they are.',
    button: 'View status',
  },
  archived: {
    title: 'This plan is archived',
    why: 'It can be read, but not changed.',
    restore: 'Restore it to carry on',
  },
  submit: {
    title: 'Send the plan for approval',
    why: 'Nothing is missing, nothing is late, and every high risk has an action.',
    button: 'Send it',
  },
  review: {
    title: 'Review the plan',
    why: 'Its review is due: look it over and bring it up to date.',
    button: 'Begin the review',
  },
  /** Message about an overdue action. People who may only read get a statement instead of a task. */
  overdue: (title: string, mayAct: boolean): string =>
    mayAct ? `Overdue: ${title}` : `“${title}” is overdue`,
  overdueWhy: (days: number, more: number): string =>
    `${counted(days, 'day', 'days')} overdue${more > 0 ? `. ${counted(more, 'other action is', 'other actions are')} overdue too` : ''}.`,
  risk: (unit: string, mayAct: boolean): string =>
    mayAct ? `Add an action for ${unit}` : `${unit} has a high risk`,
  riskWhy: (riskType: RiskType, score: number): string =>
    `${labelOfOption(riskTypes, riskType)} stays at ${score} of 9, and no action works against it.`,
  openUnit: (mayEdit: boolean): string => (mayEdit ? 'Open the land unit' : 'See the land unit'),
  unrated: (unit: string, mayAct: boolean): string => (mayAct ? `Finish ${unit}` : `${unit} is not finished`),
  unratedWhy: (missing: readonly RiskField[]): string =>
    `Its risk cannot be rated without ${asList(missing.map((field) => inLine(kinds.lmu.fields[field].label)))}.`,
  unanswered: (section: string, mayAct: boolean): string =>
    mayAct ? `Answer “${section}”` : `“${section}” is not answered yet`,
  openSection: (mayEdit: boolean): string => (mayEdit ? 'Open the section' : 'See the section'),
  unansweredWhy: (count: number): string =>
    `${counted(count, 'outcome has', 'outcomes have')} no answer yet.`,
  soon: (title: string, mayAct: boolean): string =>
    mayAct ? `Get ready for “${title}”` : `“${title}” is next`,
  soonWhy: (days: number): string =>
    days === 0 ? 'It is due today.' : `It is due in ${counted(days, 'day', 'days')}.`,
  allDone: 'Nothing is waiting for you',
  allDoneWhy: 'Every outcome is answered, nothing is late, and every high risk has an action.',
  due: 'Due',
  allActions: (open: number): string => `All ${counted(open, 'open action', 'open actions')}`,
  noneDue:
    'Nothing due soon: no action in the next 30 days, no date of the plan or a document in 60, and no consent ends within six months.',
  people: {
    notRead: 'The owner and advisers could not be loaded.',
    none: 'No owner or adviser is named yet.',
  },
  paper: 'Document',
  /** Text in the head of the farm's page. */
  reviewOn: (day: string): string => `review ${dayInWords(day)}`,
  /** Message about a date of the plan itself; both days are 'YYYY-MM-DD'. */
  dueOn: (day: string, today: string): string =>
    day < today ? `${counted(daysBetween(day, today), 'day', 'days')} overdue` : `Due ${dayInWords(day)}`,
  risks: 'High risk without an action',
  answers: 'Not answered yet',
  outcomes: (count: number): string => counted(count, 'outcome', 'outcomes'),
  scored: (riskType: RiskType, score: number, level: Level): string =>
    `${labelOfOption(riskTypes, riskType)} ${score}, ${level}`,
} as const;
