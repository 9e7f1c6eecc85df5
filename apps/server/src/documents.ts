import { makePaddockReport } from './capabilities/reporting/make-paddock-report.ts';
import type { DocumentMakers } from './platform/pdf/pdf-renderer.ts';

/** What the typesetting process can make, by name; built as a file of its own, which that process reads. */
export const documents = { paddockReport: makePaddockReport } as DocumentMakers; // each is ordered with what it asks for, by its own capability
