/** Hands a text, perhaps in pieces, over as a file that the browser saves under `name`. */
export function downloadFile(name: string, pieces: readonly string[], type: string): void {
  const address = URL.createObjectURL(new Blob([...pieces], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Hands a JSON text over as a file that the browser saves under `name`. */
export function downloadText(name: string, text: string): void {
  downloadFile(name, [text], 'application/json');
}
