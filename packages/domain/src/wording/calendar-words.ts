/** Messages about the calendar of a plan's actions. */
export const calendarWords = {
  menu: 'Calendar on your phone…',
  title: 'Actions in your calendar',
  about:
    'Your calendar can show every open action on the day it is due. Give it this address: Outlook, Google and Apple all call it “subscribe” or “from URL”. Whoever knows the address can read the actions, so keep it to yourself.',
  none: 'You have no calendar address for this plan.',
  madeOn: (when: string): string =>
    `Your address was made on ${when}. It is not shown again: make a new one if you have lost it.`,
  address: 'Your secret address',
  done: 'I have copied it',
  shownOnce: 'Shown this once. Copy it into your calendar now.',
  make: 'Make an address',
  makeAnew: 'Make a new address',
  anewEnds: 'Calendars that read the old address stop following this plan. Give them the new one.',
  anewMeanwhile:
    'Your address was made or withdrawn in the meantime, perhaps in another tab. Nothing was changed: check what it is now.',
  withdraw: 'Withdraw it',
} as const;
