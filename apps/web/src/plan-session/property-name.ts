/** What a farm is called, from the info of its plan: the one place that reads it by its name. */
export const propertyNameIn = (info: Readonly<Record<string, unknown>>): string => {
  const name = info['propertyName'];
  return typeof name === 'string' && name !== '' ? name : 'Farm';
};
