import { Loading } from '#ui/loading.tsx';

/** Stands in for any screen while it, or the account, is being looked up (A § 2). */
export function LoadingScreen() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Loading />
    </main>
  );
}
