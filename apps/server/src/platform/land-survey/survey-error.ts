import { StartError } from '../configuration/start-error.ts';
import { AppError } from '../http/app-error.ts';

const OF_SURVEY: ReadonlySet<string> = new Set(['surveyTimeout', 'surveyStatus', 'surveyUpstream']);

/** What came of filling the demonstration from a land survey that was named, as whoever starts the server can mend it. */
export const surveyErrorOf = (error: unknown): unknown =>
  error instanceof AppError && OF_SURVEY.has(error.code)
    ? new StartError(
        `LAND_SURVEY_URL: the demonstration could not be filled from the land survey: ${error.message}. Leave LAND_SURVEY_URL out, or start with DEMO=0.`,
      )
    : error;
