/** Browsers as their makers call them, by what their user agent says; the first that fits, since most claim to be others too. */
const browsers: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPiOS\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
];

const systems: readonly [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b|\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** What a person can know a device by; absent where it is not known. */
export interface Device {
  browser?: string;
  system?: string;
}

/** The parts of a user agent that are kept with a session, and no more of it: 'Firefox/Linux', '/Android', ''. */
export function deviceText(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500);
  const named = (known: typeof browsers) => known.find(([, sign]) => sign.test(text))?.[0] ?? '';
  const [browser, system] = [named(browsers), named(systems)];
  return browser === '' && system === '' ? '' : `${browser}/${system}`;
}

/** The device of a session, from the text that was kept with it. */
export function deviceOf(text: string | null): Device {
  const [browser, system] = (text ?? '').split('/');
  return {
    ...(browsers.some(([name]) => name === browser) ? { browser } : {}),
    ...(systems.some(([name]) => name === system) ? { system } : {}),
  } as Device;
}
