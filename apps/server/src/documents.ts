import { makeReport } from './capabilities/reporting/make-report.ts';
import type { DocumentMakers } from './platform/pdf/pdf-renderer.ts';

/** Documents that the typesetting process can make, by name; built as a file of its own, which that process loads. */
export const documents = { report: makeReport } as DocumentMakers; // each is ordered with what it asks for, by its own capability
