import { afterEach, expect, test } from 'vitest';
import { contents, openQuietDevice, removeDevices } from '../../../tests/setup/store-device.ts';

afterEach(removeDevices);

test('one place a chapter is kept, the latest first, until it is let go of', async () => {
  const { data, clock } = await openQuietDevice();
  await data.keepReadingPlace('chapter-1', 'one');
  await clock.pass(1000);
  await data.keepReadingPlace('chapter-2', 'two');
  await clock.pass(1000);
  await data.keepReadingPlace('chapter-1', 'three');
  const places = await data.readingPlaces();
  expect(places.map(({ chapter, anchor }) => [chapter, anchor])).toEqual([
    ['chapter-1', 'three'],
    ['chapter-2', 'two'],
  ]);
  await data.keepReadingPlace('chapter-1', undefined);
  expect((await data.readingPlaces()).map(({ chapter }) => chapter)).toEqual(['chapter-2']);
  expect((await contents(data.uid)).readingPlaces).toHaveLength(1);
});
