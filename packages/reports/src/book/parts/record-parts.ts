import {
  approvalDecisions,
  approvalTypes,
  bookWords,
  dayInNewZealand,
  dayWithMonth,
  fileTypeLabel,
  labelOfOption,
  evidenceMoments,
  lawNotEstablished,
  lawRows,
  lifeWords,
  nitrogenCapRules,
  rulesInForce,
  ruleWords,
  titleAttribution,
  type PlannedAction,
  type Rule,
  textOrNone,
} from '@tussock/domain';
import { items, method, narrow, say, wide } from '../../document/blocks.ts';
import type { Block, Cell, PictureItem } from '../../document/plan-document.ts';
import { bookPictures, countPicturesLeftOut, MOST_PICTURES } from '../book-pictures.ts';
import type { BookRow, BookSettings } from '../book-content.ts';
import type { BookEvidence, BookPlan } from '../read-book.ts';

/** Length of 'YYYY-MM-DD'; a timestamp is longer. */
const DAY_CHARACTERS = 10;
const { evidence: words, documents, changes, sources, signOff } = bookWords;

/** Sorts evidence so that pictures from after the work come last. */
const momentFirst = (one: BookEvidence, other: BookEvidence): number =>
  Number(one.moment === 'after') - Number(other.moment === 'after');

/** Caption of a picture: 'Before: the gully in July, 3 Jul 2026, Tāmati Rangihuna'. */
function captionOf({ moment, note, takenAt, byName }: BookEvidence, caption: string): string {
  const said = [
    caption,
    note === caption ? undefined : note,
    takenAt === undefined ? undefined : dayWithMonth(dayInNewZealand(new Date(takenAt))),
    byName,
  ].filter((text) => text !== undefined && text !== '');
  return [...(moment ? [labelOfOption(evidenceMoments, moment)] : []), said.join(', ')]
    .filter((text) => text !== '')
    .join(': ');
}

/** Pictures of one action, those from before next to those from after. */
function picturesOf(plan: BookPlan, { id, values }: PlannedAction): readonly PictureItem[] {
  const shown = new Set(bookPictures(plan.content.rows));
  return plan.evidence
    .filter(({ actionId }) => actionId === id)
    .toSorted(momentFirst)
    .flatMap((evidence) =>
      evidence.files
        .filter((fileId) => shown.has(fileId))
        .map((fileId): PictureItem => {
          const caption = plan.files.get(fileId)?.caption ?? '';
          return {
            fileId,
            title: values.title,
            alt: caption || words.seen(values.title),
            caption: captionOf(evidence, caption),
          };
        }),
    );
}

/** Sorts groups with an even number of pictures first, so that no pair is split between the two columns. */
const pairsFirst = (one: readonly unknown[], other: readonly unknown[]): number =>
  (one.length % 2) - (other.length % 2);

/** Pictures of the evidence, action by action. */
export function evidenceBlocks(plan: BookPlan, { hasPictures = true }: BookSettings): readonly Block[] {
  if (!hasPictures) return say(words.withoutPictures);
  const pictures = plan.answers.actions
    .map((action) => picturesOf(plan, action))
    .toSorted(pairsFirst)
    .flat();
  if (pictures.length === 0) return say(words.none);
  const older = countPicturesLeftOut(plan.content.rows);
  return [
    ...(older > 0 ? say(words.olderLeftOut(older, MOST_PICTURES), 'note') : []),
    { type: 'pictures', pictures, missing: words.missing },
  ];
}

/** Lists the plan's files that are documents. */
export function documentBlocks({ files }: BookPlan): readonly Block[] {
  const papers = [...files.values()].filter(({ purpose }) => purpose === 'document');
  if (papers.length === 0) return say(documents.none);
  return [
    {
      type: 'table',
      label: bookWords.parts.documents,
      columns: [
        wide(documents.name, 2),
        narrow(documents.type, 30),
        narrow(documents.added, 28),
        wide(documents.by),
      ],
      rows: papers.map(({ name, caption, contentType, uploadedAt, uploadedByName }) => [
        caption === '' ? name : { text: caption, below: [name] },
        fileTypeLabel(contentType),
        dayWithMonth(dayInNewZealand(new Date(uploadedAt))),
        uploadedByName ?? '',
      ]),
    },
  ];
}

/** Lists the changes since the latest earlier version. */
export function changeBlocks({ content }: BookPlan): readonly Block[] {
  if (!content.changes) return say(content.version ? changes.first : changes.noVersion);
  const { since } = content.changes;
  if ('unsaid' in content.changes) return say(changes[content.changes.unsaid](since));
  const { said } = content.changes;
  return said.length === 0 ? say(changes.nothing(since)) : [...say(changes.since(since)), ...items(said)];
}

const ruleRow = ({ source, validFrom, lastSeen }: Rule<unknown>, sentence: string) => [
  { text: sentence, below: [`${source.title}, ${source.provision}`] },
  dayWithMonth(validFrom),
  dayWithMonth(lastSeen),
];

/** Finds the rules in force on the day in the farm's region. */
function rulesOf({ info, today }: BookPlan) {
  const asked = { on: today, region: info.region ?? null };
  return { law: rulesInForce(lawRows, asked), caps: rulesInForce(nitrogenCapRules, asked) };
}

/** Table of the sources of those rules, one row for each: its subject, and when its least recently checked rule was checked. */
function sourceTable(plan: BookPlan): Block {
  const { law, caps } = rulesOf(plan);
  const rules = [
    ...caps.map(({ source, lastSeen }) => ({ source, lastSeen, subject: 'nitrogenCap' as const })),
    ...law.map(({ source, lastSeen, limits: { subject } }) => ({ source, lastSeen, subject })),
  ];
  const titles = [...new Set(rules.map(({ source }) => source.title))];
  return {
    type: 'table',
    label: bookWords.parts.sources,
    columns: [wide(sources.source), wide(sources.about), narrow(sources.checked, 28)],
    rows: titles.map((title) => {
      const of = rules.filter(({ source }) => source.title === title);
      const subjects = [...new Set(of.map(({ subject }) => ruleWords.subjects[subject]))].join(', ');
      const [longestUnread = ''] = of.map(({ lastSeen }) => lastSeen).toSorted();
      return [title, `${subjects.charAt(0).toUpperCase()}${subjects.slice(1)}`, dayWithMonth(longestUnread)];
    }),
  };
}

/** Lists the sources of the rules and of all other data from outside the plan. */
export function sourceBlocks(plan: BookPlan): readonly Block[] {
  const { info, content, blocks, editions } = plan;
  const region = ruleWords.regionUnread(info.region);
  return [
    ...say(sources.intro),
    sourceTable(plan),
    ...method([
      ...(region === null ? [] : [region]),
      `${sources.risk} ${editions.rules.version}: ${editions.rules.source}`,
      ...(blocks.length > 0
        ? [`${sources.boundary}: ${content.attribution ?? titleAttribution.survey}.`]
        : []),
      ...(content.photo ? [`${sources.photo}: ${content.photo.attribution}.`] : []),
      ...(content.beneath?.attribution ? [`${sources.heights}: ${content.beneath.attribution}.`] : []),
    ]),
  ];
}

/** Lists each rule in force with its provision, for an appendix. */
export function ruleBlocks(plan: BookPlan): readonly Block[] {
  const { law, caps } = rulesOf(plan);
  const subjects = [...new Set(law.map(({ limits }) => limits.subject))];
  return [
    {
      type: 'table',
      label: sources.appendix,
      columns: [wide(sources.rule), narrow(sources.holds, 28), narrow(sources.checked, 28)],
      rows: [
        ...caps.map((rule) => ruleRow(rule, ruleWords.capChecked(rule))),
        ...law.map((rule) => ruleRow(rule, rule.limits.sentence)),
      ],
    },
    ...method(subjects.flatMap((subject) => lawNotEstablished(subject))),
  ];
}

/** Subject of an approval: a version, or the plan's details, which are confirmed without a version. Outside approvers judge the farm. */
function saidOn(values: BookRow['values']): { readonly version: string; readonly isOfDetails: boolean } {
  const number = values['versionNumber'];
  if (typeof number === 'number') return { version: lifeWords.version(number), isOfDetails: false };
  const isOutsider = values['approvalType'] === 'certifier' || values['approvalType'] === 'auditor';
  return { version: '', isOfDetails: !isOutsider && values['decision'] === 'approved' };
}

/** Rows of people who were asked for an approval and gave one: people of the plan, and outside people whose document is stored. */
function approvalRows({ content }: BookPlan): readonly (readonly Cell[])[] {
  return content.rows
    .filter(({ entity, values }) => entity === 'approval' && values['decision'] !== 'withdrawn')
    .flatMap(({ values, made }) => {
      const by = made['decidedBy'] as { readonly name?: unknown; readonly at?: unknown } | undefined; // each key is judged where it is read
      const day = textOrNone(values['decidedOn']) || textOrNone(by?.at);
      if (day === '') return [];
      const { version, isOfDetails } = saidOn(values);
      const said = isOfDetails
        ? lifeWords.moves.confirm.done
        : labelOfOption(approvalDecisions, textOrNone(values['decision']) || 'approved');
      const grade = textOrNone(values['grade']);
      return [
        {
          day,
          cells: [
            // Whoever leads the plan may confirm them for the owner: the name says who did.
            isOfDetails ? '' : labelOfOption(approvalTypes, textOrNone(values['approvalType'])),
            textOrNone(values['personName']) || textOrNone(by?.name),
            version,
            withDetails(grade === '' ? said : signOff.grade(grade), values),
            dayWithMonth(day.length > DAY_CHARACTERS ? dayInNewZealand(new Date(day)) : day),
          ],
        },
      ];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map(({ cells }) => cells);
}

/** Cell of a decision, with the body that appointed the approver, the day of the next one, and the note below. */
function withDetails(text: string, values: BookRow['values']): Cell {
  const [body, next, note] = ['bodyName', 'nextOn', 'note'].map((key) => textOrNone(values[key]));
  const below = [
    ...(body ? [signOff.body(body)] : []),
    ...(next ? [signOff.next(dayWithMonth(next))] : []),
    ...(note ? [note] : []),
  ];
  return below.length === 0 ? text : { text, below };
}

/** Approvals given so far, and lines for signatures. */
export function signOffBlocks(plan: BookPlan): readonly Block[] {
  const rows = approvalRows(plan);
  return [...(rows.length > 0 ? [approvalTable(rows)] : []), ...signatureLines()];
}

const approvalTable = (rows: readonly (readonly Cell[])[]): Block => ({
  type: 'table',
  label: signOff.said,
  columns: [
    narrow(signOff.by, 28),
    wide(signOff.name),
    narrow(signOff.version, 22),
    narrow(signOff.word, 32),
    narrow(signOff.day, 28),
  ],
  rows,
});

const signatureLines = (): readonly Block[] => [
  ...say(signOff.intro),
  {
    type: 'signOff',
    roles: [signOff.owner, signOff.consultant, signOff.certifier, signOff.auditor],
    labels: [signOff.name, signOff.signature, signOff.day],
  },
];
