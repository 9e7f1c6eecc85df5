import { archiveWords, claimedRows, NOBODY } from '@tussock/domain';
import type { PlanArchive } from './plan-archive.ts';

/**
 * A whole plan from an archive that this installation has not signed: anybody can make one and write in it what they like. Approvals,
 * signatures and who did what come along as claimed by the file, under nobody's id.
 */
export function claimedArchive<Archive extends Pick<PlanArchive, 'people' | 'rows' | 'versions'>>(
  archive: Archive,
): Archive {
  const numbers = new Set(archive.versions.map(({ number }) => number));
  return {
    ...archive,
    people: [],
    rows: claimedRows(archive.rows, numbers),
    versions: archive.versions.map((version) => ({
      ...version,
      madeBy: NOBODY,
      madeByName: archiveWords.claimedName(version.madeByName),
      isClaimed: true,
    })),
  };
}
