import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface DialogChoice<Value> {
  value: Value;
  label: string;
  variant?: ButtonVariant;
}

export interface Dialogs {
  /** Says something and waits until it is put away. */
  tell(message: { title?: string; text: ReactNode; ok?: string }): Promise<void>;
  /** Asks for one of several choices; undefined when the question is put away unanswered. */
  ask<Value>(question: {
    title?: string;
    text: ReactNode;
    choices: readonly DialogChoice<Value>[];
  }): Promise<Value | undefined>;
}

interface Pending {
  id: number;
  title: string | undefined;
  text: ReactNode;
  choices: readonly { label: string; variant: ButtonVariant; choose: () => void }[];
  dismiss: () => void;
}

const DialogsContext = createContext<Dialogs | undefined>(undefined);

/** The app's own messages and questions. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs must be used within a DialogsProvider');
  return dialogs;
}

/** Shows what `useDialogs` is told and asked, one after the other. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Pending[]>([]);
  const unanswered = useRef(new Set<() => void>());

  useEffect(() => {
    const open = unanswered.current;
    return () => {
      for (const dismiss of open) dismiss();
    };
  }, []);

  const dialogs = useMemo<Dialogs>(() => {
    let nextId = 0;
    const ask: Dialogs['ask'] = ({ title, text, choices }) =>
      new Promise((resolve) => {
        nextId += 1;
        const id = nextId;
        const settle = (value: Parameters<typeof resolve>[0]) => {
          unanswered.current.delete(dismiss);
          setQueue((waiting) => waiting.filter((pending) => pending.id !== id));
          resolve(value);
        };
        const dismiss = () => settle(undefined);
        unanswered.current.add(dismiss);
        const last = choices.length - 1;
        const pending: Pending = {
          id,
          title,
          text,
          dismiss,
          choices: choices.map(({ value, label, variant }, index) => ({
            label,
            variant: variant ?? (index === last ? 'primary' : 'quiet'),
            choose: () => settle(value),
          })),
        };
        setQueue((waiting) => [...waiting, pending]);
      });
    return {
      ask,
      tell: async ({ ok = 'OK', ...message }) => {
        await ask({ ...message, choices: [{ value: true, label: ok }] });
      },
    };
  }, []);

  const shown = queue[0];
  return (
    <DialogsContext value={dialogs}>
      {children}
      {shown && (
        <Dialog
          key={shown.id}
          kind="alert"
          open
          onOpenChange={shown.dismiss}
          title={shown.title}
          actions={shown.choices.map(({ label, variant, choose }, index) => (
            <Button
              key={label}
              variant={variant}
              data-initial-focus={index === shown.choices.length - 1 || undefined}
              onClick={choose}
            >
              {label}
            </Button>
          ))}
        >
          {shown.text}
        </Dialog>
      )}
    </DialogsContext>
  );
}
