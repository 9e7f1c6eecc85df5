/** Browsers by their sign in the user agent; specific ones come before those they imitate. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly (readonly [name: string, sign: RegExp, isHandheld: boolean])[] = [
  ['iPhone', /\biPhone\b/, true],
  ['iPad', /\biPad\b/, true],
  ['Android', /\bAndroid\b/, true],
  ['Windows', /\bWindows\b/, false],
  ['ChromeOS', /\bCrOS\b/, false],
  ['Mac', /\bMacintosh\b/, false],
  ['Linux', /\bLinux\b/, false],
];

/** Describes the device of a user agent for people, such as 'Firefox on Windows'. */
export function describeDevice(userAgent: string): { device: string; isHandheld: boolean } {
  const browser = browsers.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'Unknown browser';
  const system = systems.find(([, sign]) => sign.test(userAgent));
  return { device: system ? `${browser} on ${system[0]}` : browser, isHandheld: system?.[2] ?? false };
}
