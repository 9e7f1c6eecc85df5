import { browserFetch, readReply, send } from './send.ts';

/** A JSON file that came with the application itself. @throws {ApiError} where it is refused @throws {OfflineError} where it cannot be fetched */
export const readOwnFile = async (url: string): Promise<unknown> =>
  readReply(
    await send(
      { path: new URL(url, document.baseURI).href },
      { fetch: browserFetch, openPlanId: () => undefined },
    ),
  );
