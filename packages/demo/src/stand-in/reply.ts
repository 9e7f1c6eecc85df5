/** What a route is asked. */
export interface StandInRequest {
  /** Path with its escapes undone, without the query. */
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Where the stand-in itself is reached, without a slash at the end. */
  origin: string;
}

export interface Reply {
  status: number;
  contentType: string;
  body: string | Uint8Array;
  headers?: Readonly<Record<string, string>>;
}

/** A JSON reply. */
export function jsonReply(body: unknown, status = 200): Reply {
  return { status, contentType: 'application/json', body: JSON.stringify(body) };
}

/** A plain text reply, as the services give for most refusals. */
export function textReply(status: number, text: string): Reply {
  return { status, contentType: 'text/plain; charset=utf-8', body: text };
}

/** A tile, of vectors where nothing else is said, or the status that means "nothing here" at this service. */
export function tileReply(
  tile: Uint8Array | null,
  statusWhenEmpty: 204 | 404,
  contentType = 'application/x-protobuf',
): Reply {
  if (!tile) return { status: statusWhenEmpty, contentType: 'text/plain', body: '' };
  return {
    status: 200,
    contentType,
    body: tile,
    headers: { 'Cache-Control': 'public, max-age=604800' },
  };
}

const XML_NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made fit for XML content and attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => XML_NAMES[mark] ?? mark);
}

/** An OWS exception report: XML whatever format was asked for. The real service gives it with 400, sometimes with 200. */
export function exceptionReply(code: string, locator: string, text: string, status: 200 | 400): Reply {
  return {
    status,
    contentType: 'application/xml',
    body: `<?xml version="1.0" encoding="UTF-8"?>
<ows:ExceptionReport xmlns:ows="http://www.opengis.net/ows/1.1" version="2.0.0">
  <ows:Exception exceptionCode="${escapeXml(code)}" locator="${escapeXml(locator)}">
    <ows:ExceptionText>${escapeXml(text)}</ows:ExceptionText>
  </ows:Exception>
</ows:ExceptionReport>
`,
  };
}
