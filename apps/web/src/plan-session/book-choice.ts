import type { BookPart } from '@tussock/domain';
import { createStore } from 'zustand/vanilla';
import { onPlanReset } from './open-plan.ts';

/** What somebody chose of the book of the open plan. */
interface BookChoice {
  readonly leftOut: readonly BookPart[];
  readonly hasPictures: boolean;
  /** Cultural places that are in, each chosen by itself. */
  readonly culturalPlaces: readonly string[];
  /** Whether each rule in force is printed in an appendix. */
  readonly hasRules: boolean;
}

const startingChoice: BookChoice = { leftOut: [], hasPictures: true, culturalPlaces: [], hasRules: false };

export const bookChoiceStore = createStore<BookChoice>(() => startingChoice);

onPlanReset(() => bookChoiceStore.setState(startingChoice, true));
