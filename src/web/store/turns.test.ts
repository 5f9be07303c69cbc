import { expect, test } from 'vitest';
import { settled } from '../../../tests/setup/sit-fakes.ts';
import { createTurns } from './turns.ts';

/** A piece of work that ends when it is told to. */
function piece(name: string, log: string[]) {
  let finish = () => {};
  const work = () => {
    log.push(`${name} begins`);
    return new Promise<void>((resolve) => {
      finish = () => {
        log.push(`${name} ends`);
        resolve();
      };
    });
  };
  return { work, finish: () => finish() };
}

test('pieces of work do not overlap, and keep their order', async () => {
  const log: string[] = [];
  const inTurn = createTurns('a name', undefined);
  const [first, second] = [piece('first', log), piece('second', log)];
  const done = [inTurn(first.work), inTurn(second.work)];
  await settled();
  expect(log).toEqual(['first begins']);
  first.finish();
  await settled();
  expect(log).toEqual(['first begins', 'first ends', 'second begins']);
  second.finish();
  await Promise.all(done);
});

test('one that fails says so, and the next has its turn', async () => {
  const inTurn = createTurns('a name', undefined);
  const failed = inTurn(() => Promise.reject(new Error('no')));
  const log: string[] = [];
  const next = inTurn(async () => void log.push('next'));
  await expect(failed).rejects.toThrow('no');
  await next;
  expect(log).toEqual(['next']);
});

test('where there are locks, each turn is taken under the name', async () => {
  const asked: string[] = [];
  const request = async (name: string, work: () => Promise<void>) => {
    asked.push(name);
    await work();
  };
  const inTurn = createTurns('a name', { request } as Pick<LockManager, 'request'>);
  const log: string[] = [];
  await inTurn(async () => void log.push('done'));
  expect(asked).toEqual(['a name']);
  expect(log).toEqual(['done']);
});
