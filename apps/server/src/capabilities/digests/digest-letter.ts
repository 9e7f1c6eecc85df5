import { lifeWords, reminderWords, type DueCounts, type EmailDigest } from '@tussock/domain';
import { entityNames } from '../../platform/ledger/entity-names.ts';
import type { Letter } from '../../platform/mail/mailer.ts';
import { writeLetter, type LetterLine } from '../../platform/mail/write-letter.ts';
import { actionAddress } from '../../platform/things/action-address.ts';
import type { News } from './digest-store.ts';
import type { DueThing } from './due-store.ts';

const acts = { create: 'added', update: 'changed', delete: 'deleted' } as const;
const asList = new Intl.ListFormat('en-NZ');

/** News of a plan in a few lines: its name, the changes with their counts, and by whom. */
function linesOfPlan(news: readonly News[]): string {
  const entities = [...new Set(news.map(({ entity }) => entity))];
  const done = entities.map((entity) => {
    const ofEntity = news.filter((one) => one.entity === entity);
    const names = entityNames(entity);
    const isOne = ofEntity.every(({ count }) => count === 1);
    return `${isOne ? names.singular : names.plural}: ${ofEntity.map(({ op, count }) => `${count} ${acts[op]}`).join(', ')}`;
  });
  const actors = [...new Set(news.flatMap((one) => one.actors))];
  return [news[0]?.propertyName ?? '', ...done, `By ${asList.format(actors)}`].join('\n');
}

const placesOf = (things: readonly { readonly planId: string; readonly propertyName: string }[]) =>
  new Map(things.map(({ planId, propertyName }) => [planId, propertyName]));

/** Words by sort of due thing. */
const wordsOf = {
  actions: reminderWords.action,
  dates: reminderWords.action,
  documents: reminderWords.document,
  consents: reminderWords.consent,
} as const;

/** Lists what is due, farm by farm, each with a link to its page. */
const linesOfDue = (due: readonly DueThing[], { site, day }: { site: string; day: string }): LetterLine[] =>
  [...placesOf(due)].flatMap(([planId, propertyName]) => [
    propertyName,
    ...due
      .filter((thing) => thing.planId === planId)
      .map((thing) => ({
        words: wordsOf[thing.sort](thing.title, thing.dueDay, day),
        address: addressOf(site, thing),
      })),
  ]);

/** URL of a due thing: its own page, or for a date of the plan the page of the plan’s life. */
const addressOf = (site: string, { sort, planId, id }: DueThing): string =>
  ({
    actions: actionAddress(site, { planId, actionId: id }),
    documents: `${site}/plan/${planId}/view/documents?open=${id}`,
    dates: `${site}/plan/${planId}/view/versions`,
    consents: `${site}/plan/${planId}/edit/farm-info#consents`,
  })[sort];

const countDue = (due: readonly DueThing[]): DueCounts => {
  const countOf = (sort: DueThing['sort']): number => due.filter((thing) => thing.sort === sort).length;
  return { actions: countOf('actions'), documents: countOf('documents'), consents: countOf('consents') };
};

function subjectOf({ due, news }: Pick<Morning, 'due' | 'news'>): string {
  const told = due.length > 0 ? due : news;
  const places = placesOf(told);
  const [only = 'your plan'] = places.values();
  if (due.some(({ sort }) => sort === 'dates'))
    return lifeWords.letters.dueSubject(due.length, only, places.size);
  if (due.length > 0)
    return places.size === 1
      ? reminderWords.subject(countDue(due), only)
      : reminderWords.subjectOfFarms(countDue(due), places.size);
  return places.size === 1 ? `News of ${only}` : `News of ${places.size} farm plans`;
}

/** Content of a person's morning letter. */
export interface Morning {
  readonly to: string;
  readonly name: string;
  readonly frequency: EmailDigest;
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  /** Due things they are reminded of, such as open actions and expiring documents. */
  readonly due: readonly DueThing[];
  /** Changes by others; none for those who want no news. */
  readonly news: readonly News[];
  /** Public URL of the product. */
  readonly site: string;
}

/** Writes the morning letter: what is due, and the news of the person's plans. */
export function digestLetter({ to, name, frequency, day, due, news, site }: Morning): Letter {
  const isWeekly = frequency === 'weekly';
  const planIds = [...new Set([...due, ...news].map(({ planId }) => planId))];
  const newsIds = [...placesOf(news).keys()];
  return writeLetter({
    to,
    subject: subjectOf({ due, news }),
    lines: [
      `Kia ora ${name},`,
      ...(due.length > 0 ? [reminderWords.yours, ...linesOfDue(due, { site, day })] : []),
      ...(news.length > 0
        ? [
            `This is what others did on your farm plans ${isWeekly ? 'in the last seven days' : 'since yesterday morning'}.`,
          ]
        : []),
      ...newsIds.map((planId) => linesOfPlan(news.filter((one) => one.planId === planId))),
    ],
    link: linkOf({ due, planIds, site }),
    closing:
      news.length === 0
        ? due.some(({ sort }) => sort === 'dates')
          ? lifeWords.letters.whyDue
          : reminderWords.whyYouGetThis
        : `You get this letter because you asked for news ${isWeekly ? 'every week' : 'every day'}. You can change this in your settings: ${site}/auth/settings`,
  });
}

/** How a morning's due things are shown in the product: the letter's subject, and its main link. */
export const noticeOfDue = (due: readonly DueThing[], site: string) => ({
  title: subjectOf({ due, news: [] }),
  link: linkOf({ due, planIds: [...placesOf(due).keys()], site }).address,
});

/** The main link of the letter: to the one thing due, the plan, or all of them. */
function linkOf({ due, planIds, site }: { planIds: readonly string[] } & Pick<Morning, 'due' | 'site'>) {
  const [first] = due;
  if (first && due.length === 1)
    return {
      address: addressOf(site, first),
      label: {
        actions: 'Open the action',
        documents: 'Open the document',
        dates: lifeWords.letters.open,
        consents: 'Open the consents',
      }[first.sort],
    };
  const [planId = ''] = planIds;
  if (planIds.length !== 1) return { address: `${site}/dashboard`, label: 'Open your plans' };
  return linkOfPlan(new Set(due.map(({ sort }) => sort)), `${site}/plan/${planId}`);
}

/** Main link for several due things of one plan: the page of the most important sort, else the plan. */
function linkOfPlan(sorts: ReadonlySet<DueThing['sort']>, plan: string) {
  if (sorts.has('actions')) return { address: `${plan}/view/actions`, label: 'Open the actions' };
  if (sorts.has('documents'))
    return { address: `${plan}/view/documents?expiring=true`, label: 'Open the documents' };
  if (sorts.has('consents'))
    return { address: `${plan}/edit/farm-info#consents`, label: 'Open the consents' };
  if (sorts.has('dates')) return { address: `${plan}/view/versions`, label: lifeWords.letters.open };
  return { address: `${plan}/edit/farm-info`, label: 'Open the plan' };
}
