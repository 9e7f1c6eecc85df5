import { expect, test } from 'vitest';
import { commonFields } from '../fields/common-fields.ts';
import { defineKind } from './define-kind.ts';

const wording = { route: null, featureType: 'hedges', collection: 'fenceLines', idKey: '_id' } as const;
const hedge = {
  id: 'hedge',
  version: 1,
  names: { singular: 'Hedge', plural: 'Hedges', inSentence: 'hedge' },
  wording,
  shapes: ['line'],
  fields: commonFields,
  sections: [],
  label: () => '',
  style: { colour: '#145A32', width: 2, symbol: 'sprinkler', order: 1 },
  filter: { group: 'Land', onByDefault: true },
} as const;

// What is shown here is shown by the compiler: each comment fails the build once its line would be taken.
test('a kind is declared with names that there are', () => {
  expect(defineKind(hedge).id).toBe('hedge');
  // @ts-expect-error -- there is no such heading among the layers
  defineKind({ ...hedge, filter: { group: 'Lands', onByDefault: true } });
  // @ts-expect-error -- nothing of a plan stands there
  defineKind({ ...hedge, wording: { ...wording, collection: 'fencelines' } });
  const trimmed = {
    type: 'boolean',
    label: 'Trimmed',
    shownWhen: { field: 'stauts', is: ['existing'] },
  } as const;
  // @ts-expect-error -- it is shown by the value of a field that the kind does not have
  defineKind({ ...hedge, fields: { ...commonFields, trimmed } });
  const misspelt = { ...trimmed, shownWhen: { field: 'status', is: ['exists'] } } as const;
  // @ts-expect-error -- the field it is shown by holds no such value
  defineKind({ ...hedge, fields: { ...commonFields, misspelt } });
  const unticked = { ...trimmed, shownWhen: { field: 'status', is: [true] } } as const;
  // @ts-expect-error -- nor is it one that is ticked
  defineKind({ ...hedge, fields: { ...commonFields, unticked } });
  const kept = { ...commonFields.status, default: 'exists' } as const;
  // @ts-expect-error -- there is no such option to begin with
  defineKind({ ...hedge, fields: { ...commonFields, kept } });
  const narrowed = { ...commonFields.status, narrowedBy: 'stauts' } as const;
  // @ts-expect-error -- it is narrowed by a field that the kind does not have
  defineKind({ ...hedge, fields: { ...commonFields, narrowed } });
  const right = { ...trimmed, shownWhen: { field: 'status', is: ['existing'] } } as const;
  expect(defineKind({ ...hedge, fields: { ...commonFields, right } }).fields.right).toBe(right);
});
