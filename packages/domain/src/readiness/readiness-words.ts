import { counted } from '../formats/counted.ts';
import { formatHectares } from '../wording/format-hectares.ts';

/** Messages of the list of what a plan needs before it is sent. */
export const readinessWords = {
  title: 'Readiness',
  about: 'What a reviewer would miss, each with the way to it',
  holds: 'Holds it back',
  toKnow: 'May follow later',
  ready: 'Ready',
  summary: (ready: number, all: number, holding: number, toKnow: number): string =>
    [
      `${ready} of ${counted(all, 'thing is', 'things are')} ready.`,
      holding > 0 ? `${counted(holding, 'holds', 'hold')} it back.` : '',
      toKnow > 0 ? `${counted(toKnow, 'may', 'may')} follow later.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  more: (count: number): string => `and ${count} more`,
  readyRows: (count: number): string => `${counted(count, 'thing is', 'things are')} ready`,
  whose: { lead: 'for whoever writes the plan', owner: 'for the owner' },
  reason: 'Why it can go as it is',
  reasonAbout: (holding: number): string =>
    `${counted(holding, 'thing holds', 'things hold')} the plan back unless you say why it can go as it is.`,
  boundary: {
    title: 'Boundary and titles',
    ready: (hectares: number): string => formatHectares(hectares),
  },
  land: { title: 'Land drawn', ready: 'Every hectare is in a paddock or something else' },
  units: {
    title: 'Land units, soil and slope',
    ready: (units: number): string => `${counted(units, 'unit', 'units')}, each rated`,
  },
  highRisk: { title: 'Actions for High risks', ready: 'No High risk is without one' },
  answers: { title: 'Answers on outcomes', ready: 'Every outcome that applies has an answer' },
  dates: {
    title: 'Dates of actions',
    lacks: 'No due date',
    act: 'Set date',
    ready: (actions: number): string =>
      `${counted(actions, 'open action', 'open actions')}, each with a date`,
  },
  overdue: { title: 'Overdue', act: 'See', ready: 'Nothing is late' },
  details: { title: 'Farm details and consents', ready: 'Filled in' },
  features: { title: 'Things on the map', ready: 'Each has what its kind asks for' },
} as const;
