import { Problem } from './problem.ts';

/** How deep a body may be nested. The profile needs six levels. */
const deepest = 32;

/**
 * Refuses (400) what no database and no reader can hold: the character NUL, halves of surrogate pairs, and nesting
 * beyond reason, in keys and in values. Walks without recursion, so that no body can exhaust the stack.
 */
export function refuseHostileText(body: unknown): void {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: body, path: '', depth: 0 }];
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const { value, path, depth } = entry;
    if (typeof value === 'string') {
      if (!isHoldable(value)) throw new Problem('invalid_request', { field: path });
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= deepest) throw new Problem('invalid_request', { field: path });
      for (const [key, inner] of Object.entries(value)) {
        if (!isHoldable(key)) throw new Problem('invalid_request', { field: path });
        open.push({
          value: inner,
          path: path === '' ? key : `${path}.${key}`.slice(0, 200),
          depth: depth + 1,
        });
      }
    }
  }
}

function isHoldable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
