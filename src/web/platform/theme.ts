/** What a person chose: one of the two looks, or whatever the device has. */
export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Where the choice is kept. The early script that sets the look before the first paint reads the same key. */
export const themeKey = 'theme';

/** The look of the app. */
export interface Theme {
  choice(): ThemeChoice;
  choose(choice: ThemeChoice): void;
  /** The look that is shown now. */
  shown(): 'light' | 'dark';
  /** Calls back when the choice or what is shown changes; the answer ends it. */
  subscribe(listener: () => void): () => void;
}

/** What the theme needs of the browser. */
export interface ThemeSource {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  root: Pick<HTMLElement, 'classList'>;
  prefersDark: Pick<MediaQueryList, 'matches' | 'addEventListener'>;
  frame: Pick<Window, 'addEventListener'>;
}

function stored(storage: ThemeSource['storage']): ThemeChoice {
  try {
    const value = storage.getItem(themeKey);
    return themeChoices.find((choice) => choice === value) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Shows the stored choice as class `dark` on the root element, and follows the device and other tabs. */
export function createTheme(
  source: ThemeSource = {
    storage: localStorage,
    root: document.documentElement,
    prefersDark: matchMedia('(prefers-color-scheme: dark)'),
    frame: window,
  },
): Theme {
  let choice = stored(source.storage);
  const listeners = new Set<() => void>();
  const shown = () => (choice === 'system' ? (source.prefersDark.matches ? 'dark' : 'light') : choice);

  function show(): void {
    source.root.classList.toggle('dark', shown() === 'dark');
    for (const listener of [...listeners]) listener();
  }

  source.prefersDark.addEventListener('change', show);
  source.frame.addEventListener('storage', (event) => {
    if (event.key !== themeKey) return;
    choice = stored(source.storage);
    show();
  });
  show();

  return {
    choice: () => choice,
    choose(next) {
      choice = next;
      try {
        source.storage.setItem(themeKey, next);
      } catch {
        // Where nothing may be stored, the choice lasts as long as the page.
      }
      show();
    },
    shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
