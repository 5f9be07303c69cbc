import { until } from './until.ts';

/** A tab driven by the browser's debugging interface alone: nothing of the browser's own behaviour is switched off. */
export interface RawTab {
  targetId: string;
  /** Runs an expression in the page, waits for its promise and answers its value. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Calls a command of the interface on this tab. */
  send(method: string, parameters?: Record<string, unknown>): Promise<Record<string, unknown>>;
}

/** The browser's debugging interface. */
export interface RawBrowser {
  openTab(url: string): Promise<RawTab>;
  /** Brings a tab to the front, which hides the others of its window. */
  activate(tab: RawTab): Promise<void>;
  closeTab(tab: RawTab): Promise<void>;
  close(): void;
}

/** While a tab goes from one page to the next there is none that could be asked. */
function betweenPages(error: unknown): undefined {
  if (!/Cannot find default execution context/.test(String(error))) throw error;
}

interface Answer {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
}

/** Connects to a browser's debugging interface. */
export async function rawBrowser(address: string): Promise<RawBrowser> {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error('The browser did not answer.')), { once: true });
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });

  function call(method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ result, error }) => {
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result ?? {});
      });
      socket.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }));
    });
  }

  return {
    async openTab(url) {
      const { targetId } = (await call('Target.createTarget', { url })) as { targetId: string };
      const { sessionId } = (await call('Target.attachToTarget', { targetId, flatten: true })) as {
        sessionId: string;
      };
      return {
        targetId,
        send: (method, parameters) => call(method, parameters, sessionId),
        async evaluate<Value>(expression: string) {
          const how = { expression, awaitPromise: true, returnByValue: true, userGesture: true };
          const answer = (await until('a page to ask', () =>
            call('Runtime.evaluate', how, sessionId).catch(betweenPages),
          )) as { result: { value: Value }; exceptionDetails?: { exception?: { description?: string } } };
          if (answer.exceptionDetails) {
            throw new Error(answer.exceptionDetails.exception?.description ?? `Failed: ${expression}`);
          }
          return answer.result.value;
        },
      };
    },
    activate: async ({ targetId }) => {
      await call('Target.activateTarget', { targetId });
    },
    closeTab: async ({ targetId }) => {
      await call('Target.closeTarget', { targetId });
    },
    close: () => socket.close(),
  };
}
