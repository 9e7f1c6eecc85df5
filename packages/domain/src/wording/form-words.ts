/** Messages of forms: about checkboxes, and before input is discarded. */
export const formWords = {
  /** State of a checkbox. */
  tick: { yes: 'Yes', no: 'No', notAnswered: 'Not answered' },
  notComplete: 'Not complete yet',
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
