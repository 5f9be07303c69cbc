import { useSearch } from '@tanstack/react-router';
import { linkedAccountWords } from '#content/screens/sign-in-security.ts';
import { Notice } from '#ui/notice.tsx';
import { messageOf } from './use-provider-return.ts';

/** What came of linking Google or Apple, at the top of My Details to which the return leads (A § 7). */
export function LinkReturnNotice() {
  const { linked, problem } = useSearch({ strict: false });
  const { names, linkedNow } = linkedAccountWords;
  const byName: Readonly<Record<string, string>> = names;
  const name = linked !== undefined && Object.hasOwn(byName, linked) ? byName[linked] : undefined;
  const message = messageOf(problem);
  if (message) return <Notice tone="error">{message}</Notice>;
  return name === undefined ? null : <Notice tone="success">{linkedNow(name)}</Notice>;
}
