import { describe, expect, it } from 'vitest';
import { faultOf, firstAtFault, signInFaults, signUpFaults } from './account-entry.ts';

describe('signing in (A § 5)', () => {
  it('needs an email and a password', () => {
    expect(Object.keys(signInFaults({ email: '', password: '' }))).toEqual(['email', 'password']);
    expect(Object.keys(signInFaults({ email: 'asha', password: 'x' }))).toEqual(['email']);
    expect(signInFaults({ email: 'asha@example.com', password: 'x' })).toEqual({});
  });
});

describe('signing up (A § 5)', () => {
  const entry = { name: 'Asha', email: 'asha@example.com', password: 'quiet river stone' };

  it('takes a whole entry', () => {
    expect(signUpFaults(entry)).toEqual({});
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: 'a'.repeat(201) }],
    ['email', { email: '' }],
    ['email', { email: 'asha@' }],
    ['password', { password: '' }],
    ['password', { password: '1234567' }],
    ['password', { password: 'a'.repeat(129) }],
  ])('names the %s in %o', (field, change) => {
    expect(Object.keys(signUpFaults({ ...entry, ...change }))).toEqual([field]);
  });

  it('counts characters as a person does', () => {
    expect(signUpFaults({ ...entry, password: '🌿'.repeat(7) })).toHaveProperty('password');
    expect(signUpFaults({ ...entry, password: '🌿'.repeat(128) })).toEqual({});
  });
});

describe('a refusal', () => {
  it('stands at its field, else at the form', () => {
    expect(faultOf({ code: 'password_too_common', message: 'Too common.' }, 'Failed')).toEqual({
      password: 'Too common.',
    });
    expect(faultOf({ code: 'invalid_credentials', message: 'Not right.' }, 'Failed')).toEqual({
      form: 'Not right.',
    });
    expect(faultOf({ code: 'status_418', message: '' }, 'Failed')).toEqual({ form: 'Failed' });
  });

  it('has its first field from the top', () => {
    expect(firstAtFault({ password: 'p', email: 'e' })).toBe('email');
    expect(firstAtFault({ form: 'f' })).toBeUndefined();
  });
});
