/** Why something cannot be undone or done again, to whoever tried. `by`: who changed it since, where that is known. */
export const undoRefusals = {
  nothing: () => 'There is nothing to undo or do again.',
  changedSince: (by: string | null) =>
    by === null
      ? 'It has been changed again since, so this stays as it is.'
      : `${by} has changed it since, so this stays as it is.`,
  gone: (by: string | null) =>
    by ? `${by} has deleted it since: bring it back from the bin first.` : 'It is not there any more.',
  there: () => 'It is there already.',
} as const;
