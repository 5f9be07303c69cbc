import { expect, it } from 'vitest';
import { askForPersistence, persistence } from './storage-persistence.ts';

const yes = async () => true;
const no = async () => false;
const fails = async () => {
  throw new DOMException('not allowed', 'NotAllowedError');
};

it.each([
  [{ persisted: yes, persist: yes }, 'kept', 'kept'],
  [{ persisted: no, persist: yes }, 'may-be-removed', 'kept'],
  [{ persisted: no, persist: no }, 'may-be-removed', 'may-be-removed'],
  [{ persisted: fails, persist: fails }, 'unknown', 'unknown'],
  [{}, 'unknown', 'unknown'],
])('a browser with %o keeps what is stored: %s, and asked for it: %s', async (storage, before, after) => {
  expect(await persistence(storage)).toBe(before);
  expect(await askForPersistence(storage)).toBe(after);
});

it('asks nobody anything as long as nobody wants it', async () => {
  let asked = 0;
  const persist = async () => {
    asked += 1;
    return true;
  };
  await persistence({ persisted: no, persist });
  expect(asked).toBe(0);
});
