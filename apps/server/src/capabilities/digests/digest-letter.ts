import { entityNames } from '../../platform/ledger/entity-names.ts';
import type { Letter } from '../../platform/mail/mailer.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import type { News } from './digest-store.ts';

const acts = { create: 'added', update: 'changed', delete: 'deleted' } as const;
const asList = new Intl.ListFormat('en-NZ');

/** A plan in a few lines: its name, what was done to which things and how often, and by whom. */
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

/** The letter with the news of somebody's plans. */
export function digestLetter(about: {
  to: string;
  name: string;
  isWeekly: boolean;
  news: readonly News[];
  /** Where the product is. */
  site: string;
}): Letter {
  const { to, name, isWeekly, news, site } = about;
  const planIds = [...new Set(news.map(({ planId }) => planId))];
  const [first] = news;
  return writeLetter({
    to,
    subject:
      planIds.length === 1
        ? `News of ${first?.propertyName ?? 'your plan'}`
        : `News of ${planIds.length} farm plans`,
    lines: [
      `Kia ora ${name},`,
      `This is what others did on your farm plans ${isWeekly ? 'in the last seven days' : 'since yesterday morning'}.`,
      ...planIds.map((planId) => linesOfPlan(news.filter((one) => one.planId === planId))),
    ],
    link:
      planIds.length === 1
        ? { address: `${site}/plan/${planIds[0] ?? ''}/edit/farm-info`, label: 'Open the plan' }
        : { address: `${site}/dashboard`, label: 'Open your plans' },
    closing: `You get this letter because you asked for news ${isWeekly ? 'every week' : 'every day'}. You can change this in your settings: ${site}/auth/settings`,
  });
}
