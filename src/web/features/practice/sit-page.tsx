import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';

interface SitPageProps {
  /** The buttons, at the foot of the window, where a thumb finds them without looking. */
  actions: ReactNode;
  title: string;
  posture: string;
  back: string;
  onBack: () => void;
  children: ReactNode;
}

/** The dark, nearly empty room around a sit, whatever the theme. */
export function SitPage({ title, posture, back, onBack, actions, children }: SitPageProps) {
  return (
    <Page width="narrow" dark>
      <header className="-mt-3 mb-6 flex min-h-11 items-center justify-between gap-4 text-sm text-muted">
        <Button variant="plain" className="-ml-3 text-muted" onClick={onBack}>
          {back}
        </Button>
        <div className="text-right">
          <h1 className="font-sans text-sm font-normal tracking-normal">{title}</h1>
          <p>{posture}</p>
        </div>
      </header>
      <div className="flex grow flex-col justify-center gap-6 pb-8 text-center">{children}</div>
      {actions}
    </Page>
  );
}
