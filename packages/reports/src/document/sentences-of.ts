import { describeChart } from '../chart/chart-spec.ts';
import type { Block, Cell, PlanDocument } from './plan-document.ts';

const ofCell = (cell: Cell): readonly string[] =>
  typeof cell === 'string'
    ? [cell]
    : [
        ...(cell.levels ?? []).map(({ text }) => text),
        cell.text,
        ...(cell.below ?? []),
        ...(cell.links ?? []).map(({ text }) => text),
      ];

function ofBlock(block: Block): readonly string[] {
  switch (block.type) {
    case 'text':
      return [block.text];
    case 'figures':
      return block.figures.flatMap(({ label, value, unit }) => [label, value, unit]);
    case 'table':
      return [
        ...block.columns.map(({ header }) => header),
        ...block.rows.flat().flatMap(ofCell),
        ...(block.total ?? []),
      ];
    case 'chart':
      return [describeChart(block.spec)];
    case 'map':
      return [block.alt];
    case 'pictures':
      return block.pictures.flatMap(({ title, caption }) => [title, caption]);
    case 'facts':
      return block.facts.flat();
    case 'items':
      return block.items;
    case 'method':
      return block.lines;
    case 'signOff':
      return [...block.labels, ...block.roles];
  }
}

/** Lists all texts of a document in reading order. Tests check that both paper and screen contain them. */
export const sentencesOf = ({
  name,
  subject,
  cover,
  contentsTitle,
  sections,
}: PlanDocument): readonly string[] =>
  [
    name,
    subject,
    cover.subtitle,
    ...cover.facts.flat(),
    cover.foot,
    contentsTitle,
    ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(ofBlock)]),
  ].filter((text) => text !== '');
