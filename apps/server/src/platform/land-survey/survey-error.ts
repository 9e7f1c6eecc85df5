import { StartError } from '../configuration/start-error.ts';
import { AppError } from '../http/app-error.ts';

const OF_SURVEY: ReadonlySet<string> = new Set(['surveyTimeout', 'surveyStatus', 'surveyUpstream']);

/** Converts an error of filling the demonstration from a configured land survey to a start error that says what to correct. */
export const surveyErrorOf = (error: unknown): unknown =>
  error instanceof AppError && OF_SURVEY.has(error.code)
    ? new StartError(
        `LAND_SURVEY_URL: the demonstration could not be filled from the land survey: ${error.message}. Leave LAND_SURVEY_URL out, or start with DEMO=0.`,
      )
    : error;
