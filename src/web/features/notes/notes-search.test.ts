import { expect, it } from 'vitest';
import { notesSearch } from './notes-search.ts';

it.each<[Record<string, unknown>, object]>([
  [{}, {}],
  [{ tab: 'create' }, {}],
  [{ tab: 'history' }, { tab: 'history' }],
  // Editing belongs to the history, whatever the address says beside it.
  [{ edit: 'a' }, { tab: 'history', edit: 'a' }],
  [{ edit: 5 }, { tab: 'history', edit: '5' }],
  [{ edit: '' }, {}],
  [
    { tab: 'history', emotion: 'joy', tag: 'work', source: 'person' },
    { tab: 'history', emotion: 'joy', tag: 'work', source: 'person' },
  ],
  // A tag may look like something else.
  [{ tag: 2026 }, { tag: '2026' }],
  [{ tag: true }, { tag: 'true' }],
  [{ tag: ['a'], emotion: {}, source: 'nobody', edit: null }, {}],
])('reads %j', (search, wanted) => expect(notesSearch(search)).toEqual(wanted));
