import { expect, test } from 'vitest';
import { createTheme, type ThemeSource, themeKey } from './theme.ts';

function setUp(stored?: string, deviceIsDark = false) {
  const kept = new Map(stored === undefined ? [] : [[themeKey, stored]]);
  const classes = new Set<string>();
  const device = Object.assign(new EventTarget(), { matches: deviceIsDark });
  const frame = new EventTarget();
  const source: ThemeSource = {
    storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    root: {
      classList: {
        toggle(name: string, isOn: boolean) {
          if (isOn) classes.add(name);
          else classes.delete(name);
          return isOn;
        },
      } as unknown as DOMTokenList,
    },
    prefersDark: device as unknown as MediaQueryList,
    frame: frame as unknown as Window,
  };
  return { theme: createTheme(source), kept, classes, device, frame };
}

test.each([
  [undefined, false, 'light'],
  [undefined, true, 'dark'],
  ['system', true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['purple', true, 'dark'],
])('stored %s on a device that is dark: %s shows %s', (stored, deviceIsDark, shown) => {
  const { theme, classes } = setUp(stored, deviceIsDark);
  expect(theme.shown()).toBe(shown);
  expect(classes.has('dark')).toBe(shown === 'dark');
});

test('a choice is shown, kept and told of', () => {
  const { theme, kept, classes } = setUp();
  let told = 0;
  const stop = theme.subscribe(() => {
    told += 1;
  });
  theme.choose('dark');
  expect([theme.choice(), kept.get(themeKey), classes.has('dark'), told]).toEqual(['dark', 'dark', true, 1]);
  stop();
  theme.choose('light');
  expect([theme.choice(), classes.has('dark'), told]).toEqual(['light', false, 1]);
});

test('the device and other tabs are followed', () => {
  const { theme, kept, classes, device, frame } = setUp();
  device.matches = true;
  device.dispatchEvent(new Event('change'));
  expect(classes.has('dark')).toBe(true);
  kept.set(themeKey, 'light');
  frame.dispatchEvent(Object.assign(new Event('storage'), { key: themeKey }));
  expect([theme.choice(), classes.has('dark')]).toEqual(['light', false]);
});
