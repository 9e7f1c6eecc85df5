import { bookWords, dayInWords, planStatuses, formatHectares } from '@tussock/domain';
import type { Cover } from '../../document/plan-document.ts';
import { coverMap } from '../../map/cover-map.ts';
import type { Ground } from '../../map/ground.ts';
import { calendarDate, showLongDate } from '../../text/figures.ts';
import type { BookPlan } from '../read-book.ts';

const { cover: words } = bookWords;

/** Names of the farm's owners from plan info, else the plan's owner. */
export const ownersOf = ({ info, content }: BookPlan): string =>
  (info.propertyOwnerships ?? []).map(({ ownerName }) => ownerName).join(', ') ||
  (content.ownerName === undefined ? bookWords.notHere : (content.ownerName ?? bookWords.notRecorded));

/** Cover page: the farm, its owners, and the status of the plan. */
export function bookCover(plan: BookPlan, ground: Ground | null, openCount: number): Cover {
  const { info, content, status, areaHectares } = plan;
  const scene = ground && coverMap(ground, content);
  const copy = content.version
    ? words.version(content.version.number, dayInWords(calendarDate(content.version.at)))
    : words.asItStood(showLongDate(content.at));
  // Where people are left out the contact is out of the rows, and was recorded all the same.
  const noContact = content.ownerName === bookWords.leftOut ? bookWords.leftOut : bookWords.notRecorded;
  return {
    picture: scene && { scene, alt: bookWords.fromAbove(info.propertyName ?? bookWords.name) },
    subtitle: [
      info.physicalAddress,
      areaHectares === null ? words.noBoundary : formatHectares(areaHectares),
      info.catchment && words.catchment(info.catchment),
    ]
      .filter(Boolean)
      .join(' · '),
    facts: [
      [words.owner, ownersOf(plan)],
      [words.preparedFor, info.contactName ?? noContact],
      [words.copy, copy],
      [words.state, words.stateWith(planStatuses[status].label, openCount)],
    ],
    foot: bookWords.foot,
  };
}
