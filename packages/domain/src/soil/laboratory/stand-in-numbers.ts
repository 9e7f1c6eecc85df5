/** Numbers that are missing from every row of a laboratory's file. */
export interface MissingNumbers {
  readonly job: boolean;
  readonly number: boolean;
}

/**
 * Substitutes numbers that a file does not have: the day for the job, name and depth for the sample. They are the same each time the file
 * is read, so that importing a file twice creates nothing twice.
 */
export function standInForNumbers(details: Record<string, unknown>, missing: MissingNumbers): void {
  const { sampledOn, sampleName, sampleDepth } = details;
  if (missing.job && typeof sampledOn === 'string') details['laboratoryJobNumber'] = sampledOn;
  if (missing.number && typeof sampleName === 'string') {
    const name = sampleName.replaceAll(/\s+/g, ' ');
    details['laboratoryNumber'] = typeof sampleDepth === 'number' ? `${name}, ${sampleDepth} mm` : name;
  }
}

/** Reason why a row has no number for its job or its sample; null when another refusal already covers it. */
export function sayUnnumbered(
  { sampledOn, sampleName }: Readonly<Record<string, unknown>>,
  missing: MissingNumbers,
): string | null {
  if (missing.number && sampleName === undefined)
    return 'The row has neither a laboratory number nor the name of its sample';
  // The day that would stand in is told of by itself.
  if (missing.job && sampledOn === undefined) return null;
  return 'The row has no laboratory job number or no laboratory number';
}

/** Notices about the substitution, shown before anything is saved. */
export function noticesOfMissing({ job, number }: MissingNumbers): readonly string[] {
  if (!job && !number) return [];
  const [what, by] =
    job && number
      ? ['job numbers and no laboratory numbers', 'its day, its name and its depth']
      : job
        ? ['job numbers', 'its laboratory number and its day']
        : ['laboratory numbers', 'its job number, its name and its depth'];
  return [
    `The file has no ${what}: each sample is known by ${by}, and is not taken twice when the file is imported again`,
  ];
}
