import { afterEach, expect, test, vi } from 'vitest';
import { settled } from '../../../tests/setup/sit-fakes.ts';
import { createOfflineReadiness, type WorkerContainer } from './offline-readiness.ts';

class FakeContainer extends EventTarget {
  controller: object | null = null;
  registered: unknown[] = [];
  isRefusing = false;
  becomeReady = (_registration: { active: object | null }) => {};
  readonly ready = new Promise((resolve) => {
    this.becomeReady = resolve;
  });

  async register(...call: unknown[]): Promise<void> {
    this.registered.push(call);
    if (this.isRefusing) throw new TypeError('no network');
  }
}

const container = () => new FakeContainer();
const readinessOf = (fake: FakeContainer, onReturn?: (listener: () => void) => () => void) =>
  createOfflineReadiness(fake as unknown as WorkerContainer, onReturn);

afterEach(() => {
  vi.unstubAllGlobals();
});

test('without service workers the app is never ready', () => {
  expect(createOfflineReadiness(undefined).state()).toBe('unsupported');
});

/** A worker that is active, and at first still taking the pages over. */
class FakeWorker extends EventTarget {
  state = 'activating';

  activated(): void {
    this.state = 'activated';
    this.dispatchEvent(new Event('statechange'));
  }
}

test('it is ready from the moment a worker has been activated: then every file is kept, and the page is its own', async () => {
  const fake = container();
  const readiness = readinessOf(fake);
  let told = 0;
  readiness.subscribe(() => {
    told += 1;
  });
  await settled();
  expect(fake.registered).toEqual([['/sw.js', { scope: '/', updateViaCache: 'none' }]]);
  expect(readiness.state()).toBe('preparing');
  const active = new FakeWorker();
  fake.becomeReady({ active });
  await settled();
  expect(readiness.state()).toBe('preparing');
  active.activated();
  expect([readiness.state(), told]).toEqual(['ready', 1]);
});

test('a page that a worker already serves is ready at once', () => {
  const fake = container();
  fake.controller = {};
  expect(readinessOf(fake).state()).toBe('ready');
});

test('a worker that takes the page over makes it ready', () => {
  const fake = container();
  const readiness = readinessOf(fake);
  fake.controller = {};
  fake.dispatchEvent(new Event('controllerchange'));
  expect(readiness.state()).toBe('ready');
});

test('a registration that failed is tried again when the person comes back, until it is done', async () => {
  const fake = container();
  fake.isRefusing = true;
  const listeners = new Set<() => void>();
  readinessOf(fake, (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  await settled();
  const comeBack = async () => {
    for (const listener of [...listeners]) listener();
    await settled();
  };
  await comeBack();
  fake.isRefusing = false;
  await comeBack();
  await comeBack();
  expect(fake.registered).toHaveLength(3);
  expect(listeners.size).toBe(0);
});

test('under Trusted Types the address goes through the policy named ninefold', async () => {
  const made: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL(address: string): string }) => {
      made.push(name);
      return { createScriptURL: (address: string) => ({ trusted: rules.createScriptURL(address) }) };
    },
  });
  vi.resetModules();
  const fresh = await import('./trusted-script.ts');
  expect(fresh.trustedScript('/sw.js')).toEqual({ trusted: '/sw.js' });
  expect(() => fresh.trustedScript('https://elsewhere.example/sw.js' as '/sw.js')).toThrow(TypeError);
  expect(made).toEqual(['ninefold']);
});
