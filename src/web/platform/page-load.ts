/** Opens an address of this app anew, as the browser does: everything is loaded and read again. */
export function loadPage(path: string): void {
  window.location.assign(path);
}

/** Leaves the app for an address elsewhere, which the server has answered. Throws where it is none of the web. */
export function leavePageFor(address: string): void {
  const { protocol } = new URL(address);
  if (!/^https?:$/.test(protocol)) throw new TypeError(`Not an address of the web: ${address}`);
  window.location.assign(address);
}
