/** Messages of the search across everything on a farm. */
export const searchWords = {
  title: 'Find on this farm',
  label: 'A paddock, a trough, an action, a document, a page …',
  nothing: 'Nothing on this farm is called that.',
  page: 'Page',
  action: 'Action',
  document: 'Document',
  place: 'Place on the map',
} as const;
