import type { BookGround, BookPart } from '@tussock/domain';
import { createStore } from 'zustand/vanilla';
import { onPlanReset } from './open-plan.ts';

/** The person's options for the book of the open plan. */
interface BookChoice {
  readonly leftOut: readonly BookPart[];
  readonly hasPictures: boolean;
  /** Ids of the included cultural places, each chosen by itself. */
  readonly culturalPlaces: readonly string[];
  /** Whether the rules in force are printed in an appendix. */
  readonly hasRules: boolean;
  readonly ground: BookGround;
  readonly hasFoldOut: boolean;
}

const startingChoice: BookChoice = {
  leftOut: [],
  hasPictures: true,
  culturalPlaces: [],
  hasRules: false,
  ground: 'relief',
  hasFoldOut: false,
};

export const bookChoiceStore = createStore<BookChoice>(() => startingChoice);

onPlanReset(() => bookChoiceStore.setState(startingChoice, true));
