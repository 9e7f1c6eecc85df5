import { browserFetch, readReply, send } from './send.ts';

/** Fetches a JSON file that is part of the application. @throws {ApiError} where it is refused @throws {OfflineError} where it cannot be fetched */
export const readOwnFile = async (url: string): Promise<unknown> =>
  readReply(
    await send(
      { path: new URL(url, document.baseURI).href },
      { fetch: browserFetch, openPlanId: () => undefined },
    ),
  );
