import { expect, test } from 'vitest';
import { isUuid } from '../codecs/is-uuid.ts';
import { boundaryIdOf } from './entities.ts';

test.each(['01900000-0000-7000-8000-00000000ffff', '01900000-0000-7000-8000-000000000000'])(
  'the boundary of the plan %s has an id of its own in the record, from which the plan’s is known',
  (planId) => {
    const id = boundaryIdOf(planId);
    expect(isUuid(id)).toBe(true);
    expect(id).not.toBe(planId);
    expect(boundaryIdOf(id)).toBe(planId);
  },
);
