import { createContext } from 'react';

/** Tells the form of something that its values come from: it is not saved before that has ended. Outside of a form nobody waits. */
export const FormWaitsContext = createContext<(work: Promise<unknown>) => void>(() => undefined);
