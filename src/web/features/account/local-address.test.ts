import { expect, it } from 'vitest';
import { localAddress } from './local-address.ts';

it.each(['/home', '/stage1?level=t2', '/seeker-practice-timer?level=t3#top', '/'])('takes %s', (address) => {
  expect(localAddress(address)).toBe(address);
});

it.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'home',
  '',
  undefined,
  7,
])('leaves %s out', (address) => {
  expect(localAddress(address)).toBeUndefined();
});
