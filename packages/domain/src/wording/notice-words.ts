/** Texts about notices: the list of them, and the choice of how to be told. */
export const noticeWords = {
  title: 'Notices',
  none: 'No notices in the last 90 days.',
  isNew: 'New',
  markRead: 'Mark all as read',
  unread: (count: number): string => (count === 1 ? '1 new notice' : `${count} new notices`),
  settings: 'How you are told',
  settingsLink: 'Choose how you are told',
  event: 'Event',
  how: 'How',
  howOf: (event: string): string => `How you are told: ${event}`,
  always: 'Always by e-mail',
} as const;
