/**
 * The address to go to after signing in, where it is one of this app: a path from the root. Anything that a browser
 * would read as another place ('//host', '/\host', a scheme, a control character) is left out.
 */
export function localAddress(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return undefined;
  // Browsers drop tabs and line ends inside an address: '/<tab>/host' is '//host' to them.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\u0000-\u001f]/.test(wanted) ? undefined : wanted;
}
