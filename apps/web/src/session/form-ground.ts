import type { Geometry } from '@tussock/geometry';
import { createContext, useContext } from 'react';

/** Where the feature of a form lies. The id is undefined and the shape null while there is none yet. */
export interface FormGround {
  readonly featureId: string | undefined;
  readonly geometry: Geometry | null;
}

const nowhere: FormGround = { featureId: undefined, geometry: null };

export const FormGroundContext = createContext<FormGround>(nowhere);

/** Where the feature of the form lies, for what stands in the form and follows from the ground. */
export const useFormGround = (): FormGround => useContext(FormGroundContext);
