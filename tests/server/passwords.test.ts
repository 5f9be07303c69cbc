import { cpus } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { createPasswordHasher } from '#server/auth/password-hasher.ts';
import { commonestPasswords, passwordProblem } from '#server/auth/password-rule.ts';
import { Problem } from '#server/http/problem.ts';
import { rounds, showCount } from '../setup/counts.ts';
import { longMillis } from './rig/long.ts';

vi.setConfig({ testTimeout: longMillis });

const ada = { email: 'ada.byron@example.com', name: 'Ada Byron' };

describe('the password rule', () => {
  it.each([
    ['1234567', 'password_too_short'],
    ['🪷🪷🪷🪷🪷🪷🪷', 'password_too_short'],
    [`${'ab'.repeat(64)}c`, 'password_too_long'],
    ['password', 'password_too_common'],
    ['PassWord', 'password_too_common'],
    ['qwertyuiop', 'password_too_common'],
    ['ｐａｓｓｗｏｒｄ', 'password_too_common'],
    ['aaaaaaaaaaaa', 'password_too_common'],
    ['Ninefold', 'password_too_common'],
    ['meditation2026!', 'password_too_common'],
    ['ada.byron@example.com', 'password_too_common'],
    ['ada.byron', 'password_too_common'],
    ['ada byron', 'password_too_common'],
  ])('refuses %s', (password, code) => {
    expect(passwordProblem(password, ada)).toBe(code);
  });

  it.each([
    'stillwater',
    'ab'.repeat(64),
    '🪷a🪷b🪷c🪷d',
    '   a b c d   ',
    'meditation on the hill',
    'пароль-для-дома',
  ])('takes %s', (password) => {
    expect(passwordProblem(password, ada)).toBeUndefined();
  });

  it('knows the ten thousand commonest passwords, each long enough to matter', () => {
    const commonest = [...commonestPasswords()];
    expect(commonest).toHaveLength(10_000);
    expect(
      commonest.filter((password) => password.length < 8 || password !== password.toLowerCase()),
    ).toEqual([]);
  });
});

describe('the password hasher', () => {
  it('makes argon2id of 64 MiB and three passes, with another salt each time, and knows it again', async () => {
    const hasher = createPasswordHasher({ concurrency: 2, waiting: 10 });
    const [first, second] = await Promise.all([
      hasher.hash('caf\u00e9 au lait'),
      hasher.hash('caf\u00e9 au lait'),
    ]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(second).not.toBe(first);
    expect(await hasher.verify({ hash: first ?? '', password: 'caf\u00e9 au lait' })).toBe(true);
    // The same letters, put together otherwise by another keyboard.
    expect(await hasher.verify({ hash: first ?? '', password: 'cafe\u0301 au lait' })).toBe(true);
    expect(await hasher.verify({ hash: first ?? '', password: 'cafe au lait' })).toBe(false);
    expect(await hasher.verify({ hash: 'no hash of ours', password: 'cafe au lait' })).toBe(false);
  });

  it('runs as many at once as it may, lets as many wait, and refuses the rest at once', async () => {
    const hasher = createPasswordHasher({ concurrency: 1, waiting: 2 });
    const tries = Array.from({ length: 6 }, (_, index) => hasher.hash(`phrase ${index}`));
    const settled = await Promise.allSettled(tries);
    expect(settled.map((one) => one.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ]);
    const reasons = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    for (const reason of reasons) {
      expect(reason).toBeInstanceOf(Problem);
      expect(reason).toMatchObject({ code: 'busy', status: 503, details: { retryAfterSeconds: 5 } });
    }
    // The line is free again afterwards.
    expect(await hasher.hash('phrase')).toMatch(/^\$argon2id/);
  });

  it('takes as long to refuse a password as to know it', async () => {
    const hasher = createPasswordHasher({ concurrency: cpus().length, waiting: 10 });
    const hash = await hasher.hash('the right phrase');
    const times: Record<'hash' | 'verify', number[]> = { hash: [], verify: [] };
    // An address without an account costs a hash, one with an account a check.
    for (let round = 0; round < rounds(200); round += 1) {
      let startedAt = performance.now();
      await hasher.hash('a wrong phrase');
      times.hash.push(performance.now() - startedAt);
      startedAt = performance.now();
      await hasher.verify({ hash, password: 'a wrong phrase' });
      times.verify.push(performance.now() - startedAt);
    }
    const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
    const apart = Math.abs(median(times.hash) - median(times.verify));
    showCount(
      'time of a hash',
      `${median(times.hash).toFixed(0)} ms, of a check ${median(times.verify).toFixed(0)} ms (medians)`,
    );
    // Half of one is far below what two or none would be, and above what a shared machine adds.
    expect(apart).toBeLessThan(median(times.hash) / 2);
  });
});
