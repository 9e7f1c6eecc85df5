/** What a form says: of its ticks, and before something typed, drawn or chosen is thrown away. */
export const formWords = {
  /** What a box to be ticked says just now. */
  tick: { yes: 'Yes', no: 'No', notAnswered: 'Not answered' },
  cancel: {
    title: 'Throw away what you typed?',
    text: 'Nothing in this form has been saved.',
    confirm: 'Discard',
    stay: 'Keep typing',
  },
  stopDrawing: {
    title: 'Throw away what you drew?',
    text: 'The shape, and what you typed for it, have not been saved.',
    confirm: 'Discard',
    stay: 'Keep drawing',
  },
  stopReshaping: {
    title: 'Leave the shape as it was?',
    text: 'Your changes to the shape have not been saved.',
    confirm: 'Leave it as it was',
    stay: 'Keep editing',
  },
} as const;
