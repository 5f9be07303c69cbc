import { answerMessages } from '#content/messages/answers.ts';
import { dataLayerMessages } from '#content/messages/data-layer.ts';
import type { ApiProblem } from '#platform/api-client.ts';

/** The sentence for what went wrong with a call: the server's answer by its code, the data layer's texts else (A § 8). */
export function describeProblem(problem: ApiProblem): string {
  switch (problem.kind) {
    case 'timeout':
      return dataLayerMessages.timedOut;
    case 'connection':
      return dataLayerMessages.connectionFailed;
    case 'malformed':
      return dataLayerMessages.notCompleted;
    case 'status': {
      const byCode: Readonly<Record<string, string>> = answerMessages;
      const known = problem.code !== undefined && Object.hasOwn(byCode, problem.code);
      return (known && byCode[problem.code ?? '']) || dataLayerMessages.serverStatus(problem.status);
    }
  }
}
