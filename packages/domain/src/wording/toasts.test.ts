import { expect, test } from 'vitest';
import { allKinds } from '../derive/any-kind.ts';
import { toasts } from './toasts.ts';

/** One for each kind, in the order of the catalogue. */
const SAVED = [
  'Your paddock has been successfully saved.',
  'Your land management unit has been successfully saved.',
  'Your LUC unit has been successfully saved.',
  'Your critical source area has been successfully saved.',
  'Your water tank has been successfully saved.',
  'Your trough has been successfully saved.',
  'Your dam or pond has been successfully saved.',
  'Your culvert or crossing has been successfully saved.',
  'Your waterway has been successfully saved.',
  'Your fence line has been successfully saved.',
  'Your track has been successfully saved.',
  'Your building has been successfully saved.',
  'Your supplement storage area has been successfully saved.',
  'Your centre pivot irrigator has been successfully saved.',
  'Your linear move irrigator has been successfully saved.',
  'Your travelling irrigator has been successfully saved.',
  'Your spray lines has been successfully saved.',
  'Your solid set irrigator has been successfully saved.',
  'Your micro or drip irrigation has been successfully saved.',
  'Your border dyke has been successfully saved.',
  'Your controlled flood has been successfully saved.',
  'Your effluent irrigator has been successfully saved.',
  'Your effluent system has been successfully saved.',
  'Your fertiliser application has been successfully saved.',
  'Your soil test transect has been successfully saved.',
  'Your ecosystem area has been successfully saved.',
  'Your bait station or trap has been successfully saved.',
  'Your device has been successfully saved.',
  'Your custom feature has been successfully saved.',
];

test('[TOAST-2] what is said when a feature was saved or deleted names its kind as people do in a sentence', () => {
  expect(allKinds.map(({ names }) => toasts.featureSaved(names.inSentence))).toEqual(SAVED);
  expect(allKinds.map(({ names }) => toasts.featureDeleted(names.inSentence))).toEqual(
    SAVED.map((said) => said.replace('saved', 'deleted')),
  );
});
