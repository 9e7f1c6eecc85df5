import type { ExaminationItem } from '@tussock/contract';
import { examinationWords } from '@tussock/domain';
import { Tag, type Variant } from '@tussock/ui';

const variants: { readonly [S in ExaminationItem['state']]: Variant } = {
  invited: 'info',
  underway: 'info',
  drafted: 'warning',
  replied: 'info',
  concluded: 'success',
  ended: 'secondary',
};

/** State of an examination. */
export const StateTag = ({ state }: Pick<ExaminationItem, 'state'>) => (
  <Tag variant={variants[state]}>{examinationWords.states[state]}</Tag>
);
