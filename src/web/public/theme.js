// Sets the look before the first paint, and follows the device from then on; the app does the same with the same key.
(() => {
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  function show() {
    let choice = 'system';
    try {
      choice = localStorage.getItem('theme') ?? 'system';
    } catch {
      // Where nothing may be read, the device decides.
    }
    const isDark = choice === 'dark' || (choice !== 'light' && prefersDark.matches);
    document.documentElement.classList.toggle('dark', isDark);
  }
  show();
  prefersDark.addEventListener('change', show);
})();
