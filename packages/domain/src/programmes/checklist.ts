import type { StateRow } from '../life/record-differences.ts';
import type { ExaminationKind } from '../options/programmes.ts';
import { planRecord } from '../outcomes/plan-record.ts';
import type { SectionKey } from '../outcomes/registry.ts';
import { planRequirements } from '../requirements/plan-requirements.ts';
import { programmeWords } from '../wording/programme-words.ts';
import type { Programme } from './define-programme.ts';

/** Item of a checklist: a requirement of the programme, or an action that the plan promised. */
export interface ChecklistItem {
  readonly key: string;
  readonly areaKey: string;
  readonly areaTitle: string;
  readonly title: string;
  /** Whether the version has an answer to it. */
  readonly isRecorded: boolean;
  /** Whether the farm has what it is about, as far as the version shows. */
  readonly applies: boolean;
  /** Declarations that answer it: fields of the details, kinds with their fields, entities. */
  readonly names: readonly string[];
  /** Section in which work that comes from it is placed. */
  readonly sectionKey: SectionKey;
  readonly actionId?: string;
}

/** Section for work on the farm and its plan as a whole. */
const WHOLE_FARM: SectionKey = 'people';

/** States of actions that were not promised, or are no more. */
const notPromised: ReadonlySet<unknown> = new Set(['proposed', 'notApplicable', 'cancelled']);

const promisedActions = (rows: readonly StateRow[]): readonly ChecklistItem[] =>
  rows
    .filter(({ entity, values }) => entity === 'action' && !notPromised.has(values['state']))
    .map(({ id, values }) => ({
      key: `action.${id}`,
      areaKey: 'actions',
      areaTitle: programmeWords.actions,
      title: String(values['title']),
      isRecorded: true,
      applies: true,
      names: [],
      sectionKey: values['sectionKey'] as SectionKey, // as every action is checked when it is written
      actionId: id,
    }));

/** Lists what is examined: the programme's requirements, and for an audit the actions that the version promised. */
export function checklistOf(
  programme: Programme,
  kind: ExaminationKind,
  rows: readonly StateRow[],
): readonly ChecklistItem[] {
  const record = planRecord(rows);
  const asked = programme.areas.flatMap(({ key: areaKey, title: areaTitle, asks, sections }) =>
    asks.map((key): ChecklistItem => {
      const { title, where, recorded } = planRequirements[key];
      return {
        key: `requirement.${key}`,
        areaKey,
        areaTitle,
        title,
        isRecorded: recorded.isThere(record),
        applies: where === undefined || where(record),
        names: recorded.names,
        sectionKey: sections[0] ?? WHOLE_FARM,
      };
    }),
  );
  return kind === 'audit' ? [...asked, ...promisedActions(rows)] : asked;
}
