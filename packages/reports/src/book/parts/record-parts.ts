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
import type { Block, PictureItem } from '../../document/plan-document.ts';
import { bookPictures, countPicturesLeftOut, MOST_PICTURES } from '../book-pictures.ts';
import type { BookRow, BookSettings } from '../book-content.ts';
import type { BookEvidence, BookPlan } from '../read-book.ts';

/** 'YYYY-MM-DD'; a moment is longer. */
const DAY_CHARACTERS = 10;
const { evidence: words, documents, changes, sources, signOff } = bookWords;

/** Before stands beside after. */
const momentFirst = (one: BookEvidence, other: BookEvidence): number =>
  Number(one.moment === 'after') - Number(other.moment === 'after');

/** 'Before: the gully in July, 3 Jul 2026, Tāmati Rangihuna'. */
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

/** The pictures of one action, before beside after. */
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

/** Two stand beside each other: those that come in pairs are first, so that no pair is parted. */
const pairsFirst = (one: readonly unknown[], other: readonly unknown[]): number =>
  (one.length % 2) - (other.length % 2);

/** The pictures that show what was done, action by action. */
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

/** The files of a plan that are documents. */
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

/** What changed since the newest version before. */
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

/** The rules that hold on the day in the farm's region. */
function rulesOf({ info, today }: BookPlan) {
  const asked = { on: today, region: info.region ?? null };
  return { law: rulesInForce(lawRows, asked), caps: rulesInForce(nitrogenCapRules, asked) };
}

/** Where those rules are from, one row for each source: what it is about, and when the longest unread rule of it was checked. */
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

/** Where the rules, and all else that is not the plan's own, are from. */
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
      ...(content.beneath?.attribution ? [`${sources.heights}: ${content.beneath.attribution}.`] : []),
    ]),
  ];
}

/** Each rule in force with its provision, for an appendix. */
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

/** What a word is on: a version, or the details of the plan, which alone are confirmed without one. Those outside judge the farm. */
function saidOn(values: BookRow['values']): { readonly version: string; readonly isOfDetails: boolean } {
  const number = values['versionNumber'];
  if (typeof number === 'number') return { version: lifeWords.version(number), isOfDetails: false };
  const isOutsider = values['approvalType'] === 'certifier' || values['approvalType'] === 'auditor';
  return { version: '', isOfDetails: !isOutsider && values['decision'] === 'approved' };
}

/** Who was asked for a word on the plan and gave one: people of the plan, and those outside whose paper is kept. */
function approvalRows({ content }: BookPlan): readonly (readonly string[])[] {
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
            grade === '' ? said : signOff.grade(grade),
            dayWithMonth(day.length > DAY_CHARACTERS ? dayInNewZealand(new Date(day)) : day),
          ],
        },
      ];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map(({ cells }) => cells);
}

/** What was said of the plan already, and lines for those who sign. */
export function signOffBlocks(plan: BookPlan): readonly Block[] {
  const rows = approvalRows(plan);
  return [...(rows.length > 0 ? [approvalTable(rows)] : []), ...signatureLines()];
}

const approvalTable = (rows: readonly (readonly string[])[]): Block => ({
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
