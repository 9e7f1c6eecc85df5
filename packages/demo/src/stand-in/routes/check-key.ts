import { textReply, type Reply, type StandInRequest } from '../reply.ts';

/** The key of a request: in the path of the service, in the query, or in the header `Authorization: key …`. */
function readKey({ query, headers }: StandInRequest, pathKey: string | undefined): string | undefined {
  const header = headers['authorization'];
  const fromHeader = typeof header === 'string' ? /^key (.+)$/i.exec(header)?.[1] : undefined;
  return pathKey ?? fromHeader ?? query.get('key') ?? undefined;
}

/** The refusal of a request to the land survey: 401 without a key, 403 with a wrong one, nothing with the right one. */
export function refuseKey(request: StandInRequest, key: string, pathKey?: string): Reply | undefined {
  const given = readKey(request, pathKey);
  if (given === undefined || given === '')
    return textReply(401, 'Authentication credentials were not provided.');
  return given === key ? undefined : textReply(403, 'Invalid API key.');
}

/** The refusal of a request to the base map: 400 for a key that is missing or wrong, as that service does. */
export function refuseBasemapKey({ query, headers }: StandInRequest, key: string): Reply | undefined {
  const given = query.get('api') ?? headers['x-linz-api-key'];
  if (given === undefined || given === '') return textReply(400, 'API Key Invalid: missing');
  return given === key ? undefined : textReply(400, 'API Key Invalid: malformed');
}
