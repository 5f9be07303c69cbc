import { CSPProvider } from '@base-ui/react/csp-provider';
import { Outlet } from '@tanstack/react-router';
import { DialogsProvider } from '#ui/dialogs-context.tsx';

/** What sign-in and sign-up stand in: dialogs of our own, and no style elements (the policy refuses them). */
export function AccountFrame() {
  return (
    <CSPProvider disableStyleElements>
      <DialogsProvider>
        <Outlet />
      </DialogsProvider>
    </CSPProvider>
  );
}
