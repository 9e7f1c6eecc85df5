import { StartFault } from '../configuration/start-fault.ts';
import { AppError } from '../http/app-error.ts';

const OF_SURVEY: ReadonlySet<string> = new Set(['surveyTimeout', 'surveyStatus', 'surveyUpstream']);

/** What came of filling the demonstration from a land survey that was named, as whoever starts the server can mend it. */
export const surveyFaultOf = (error: unknown): unknown =>
  error instanceof AppError && OF_SURVEY.has(error.code)
    ? new StartFault(
        `LAND_SURVEY_URL: the demonstration could not be filled from the land survey: ${error.message}. Leave LAND_SURVEY_URL out, or start with DEMO=0.`,
      )
    : error;
