/** All keys of a shared copy, with some pictures. */
export const allKeysOfRelease = (releaseId: string, pictures: readonly string[]): readonly string[] => {
  const { about, document, pdf, picture } = keyOfRelease(releaseId);
  return [about, document, pdf, ...pictures.map(picture)];
};

/** Keys of a shared copy's files in the file store. */
export const keyOfRelease = (releaseId: string) => ({
  about: `release/${releaseId}/about.json`,
  document: `release/${releaseId}/document.json`,
  pdf: `release/${releaseId}/copy.pdf`,
  picture: (fileId: string): string => `release/${releaseId}/${fileId}.jpg`,
});
