export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Path of the one style sheet of the server's own pages; inline styles are not allowed. */
export const PLAIN_STYLE_PATH = '/plain.css';

export const PLAIN_STYLE = `body{font:1rem/1.5rem system-ui,sans-serif;color:#22301f;background:#faf8f2;margin:0 auto;max-width:72rem;padding:2rem 1rem}
h1{font-size:1.25rem}table{border-collapse:collapse;width:100%;background:#fff}th,td{text-align:left;padding:.5rem .75rem;border-bottom:1px solid #dcd8ca;vertical-align:top}
code{font-size:.875rem}a{color:#0f766e}article{background:#fff;border-radius:3px;padding:1rem 1.25rem;margin:0 0 1rem}article p{margin:.25rem 0;overflow-wrap:anywhere}.wide{overflow-x:auto}.wide td,.wide th{white-space:nowrap}
@media(max-width:40rem){thead{display:none}tr{display:block;padding:.5rem 0;border-bottom:1px solid #dcd8ca}td{display:block;border:0;padding:.125rem .5rem;overflow-wrap:anywhere}}`;

/** Renders a page that the server writes by itself, without the web application. */
export const plainPage = (title: string, body: string): string =>
  `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Tussock</title><link rel="stylesheet" href="${PLAIN_STYLE_PATH}"></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
