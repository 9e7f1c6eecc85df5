/** Messages on the page of a thing that no longer exists, with the label of the way on. */
export const goneWords = {
  feature: {
    title: 'This is not on the farm any more',
    text: 'It may have been deleted, or the address may be mistyped. Everything else on the farm is still here.',
  },
  soilTest: {
    title: 'This soil test is not here any more',
    text: 'It may have been deleted, or the address may be mistyped. The other tests are still here.',
  },
  action: {
    title: 'This action is gone',
    text: 'It was deleted, or its address is not right.',
  },
  /** Appended when the person was typing in it. */
  typed:
    'What you typed and did not save is kept: once this is restored from the bin, under History, it will be back in its form.',
  toMap: 'Go to the map',
  toSoil: 'Go to the soil tests',
} as const;
