import type { Geometry } from '@tussock/geometry';
import { createContext, useContext } from 'react';

/** Location of the feature that a form edits. While there is none yet, the id is undefined and the shape null. */
export interface FormGround {
  readonly featureId: string | undefined;
  readonly geometry: Geometry | null;
}

const nowhere: FormGround = { featureId: undefined, geometry: null };

export const FormGroundContext = createContext<FormGround>(nowhere);

/** The location of the form's feature, for parts of the form that depend on the ground. */
export const useFormGround = (): FormGround => useContext(FormGroundContext);
