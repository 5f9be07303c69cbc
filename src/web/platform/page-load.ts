/** Opens an address of this app anew, as the browser does: everything is loaded and read again. */
export function loadPage(path: string): void {
  window.location.assign(path);
}
