/** Where the parts of a copy for others lie in the file store. */
export const keyOfRelease = (releaseId: string) => ({
  about: `release/${releaseId}/about.json`,
  document: `release/${releaseId}/document.json`,
  pdf: `release/${releaseId}/copy.pdf`,
  picture: (fileId: string): string => `release/${releaseId}/${fileId}.jpg`,
});
