// Sets the look before the first paint; the app takes over from here with the same key.
(() => {
  let choice = 'system';
  try {
    choice = localStorage.getItem('theme') ?? 'system';
  } catch {
    // Where nothing may be read, the device decides.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
})();
