import { escapeHtml } from '../http/plain-page.ts';

/** Ready-made people of the demonstration, shown as buttons. */
export interface ReadyMadePerson {
  readonly email: string;
  readonly name: string;
  readonly role: string;
}

/** Files of their own, because the headers of every page allow no inline style and no inline script. */
export const PAGE_STYLE_PATH = '/dev-idp/page.css';
export const SIGN_OUT_SCRIPT_PATH = '/dev-idp/sign-out.js';
export const signOutScript = "document.querySelector('button[name=logout]').click();";

export const pageStyle = `body{font:16px/24px system-ui,sans-serif;background:#f6f3ea;color:#22301f;margin:0;display:grid;place-items:center;min-height:100vh}
main{background:#fff;padding:32px;border-radius:3px;max-width:420px;width:calc(100% - 64px);box-shadow:0 2px 12px #0002}
h1{font-size:20px;margin:0 0 4px}p{margin:0 0 16px;color:#5a6455}form{margin:0 0 8px}
button{font:inherit;width:100%;text-align:left;padding:10px 12px;border:1px solid #c9c5b6;border-radius:3px;background:#fff;cursor:pointer}
button:hover,button:focus-visible{background:#eef4ea;border-color:#3c7a3f}small{display:block;color:#5a6455}
.banner{background:#7a4b00;color:#fff;padding:6px 12px;margin:-32px -32px 24px;border-radius:3px 3px 0 0;font-size:14px}
label{display:block;margin:16px 0 4px;font-weight:600}input{font:inherit;width:100%;box-sizing:border-box;padding:9px 12px;border:1px solid #8b8f80;border-radius:3px}
.go{margin-top:8px;background:#2f6b33;color:#fff;border-color:#2f6b33;text-align:center}.go:hover{background:#25562a}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tussock</title><link rel="stylesheet" href="${PAGE_STYLE_PATH}"></head><body><main><div class="banner">Local sign-in for trying Tussock out. No passwords: never use it for real farms.</div><h1>${title}</h1>${body}</main></body></html>`;

/** The sign-in page: a button for each ready-made person, and a box for any other address. */
export function signInPage(options: {
  readonly action: string;
  readonly hint: string;
  readonly readyMade: readonly ReadyMadePerson[];
}): string {
  const action = escapeHtml(options.action);
  const hint = escapeHtml(options.hint);
  const person = ({ email, name, role }: ReadyMadePerson): string =>
    `<form method="post" action="${action}"><button name="email" value="${escapeHtml(email)}"${email === options.hint ? ' autofocus' : ''}>${escapeHtml(name)}<small>${escapeHtml(role)} · ${escapeHtml(email)}</small></button></form>`;
  return page(
    'Who are you today?',
    `<p>Choose one of the ready-made people.</p>${options.readyMade.map(person).join('')}<form method="post" action="${action}"><label for="email">Or any other e-mail address</label><input id="email" name="email" type="email" required value="${hint}"><button class="go">Sign in</button></form>`,
  );
}

/** The sign-out page sends itself off; the button is for a browser without scripts. `form` is the provider's own. */
export function signOutPage(form: string): string {
  return page(
    'Signing out',
    `${form}<button class="go" form="op.logoutForm" name="logout" value="yes" autofocus>Sign out</button><script src="${SIGN_OUT_SCRIPT_PATH}" defer></script>`,
  );
}
