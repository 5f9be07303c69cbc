import type { Question } from '#domain/onboarding/questionnaire.ts';

/** What every question says: the title as a person would ask it, and a line of help. */
interface Asked {
  readonly title: string;
  readonly help: string;
}

/** The words at the two ends of a slider or of a row of ratings. */
export interface Ends {
  readonly low: string;
  readonly high: string;
}

/** The sentences that one question needs, by its kind (A § 2, § 3). */
type WordsOf<Q extends Question> = Q extends { kind: 'multi' | 'single'; values: readonly (infer Value)[] }
  ? Asked & { readonly options: Readonly<Record<Value & string, string>> }
  : Q extends { kind: 'slider' }
    ? Asked & Ends
    : Q extends { kind: 'country' }
      ? Asked & { readonly label: string }
      : Q extends { kind: 'sliders'; parts: readonly (infer Part)[] }
        ? Asked & { readonly parts: Readonly<Record<Part & string, Ends & { readonly label: string }>> }
        : Q extends { kind: 'ratings'; parts: readonly (infer Part)[] }
          ? Asked &
              Ends & {
                readonly parts: Readonly<
                  Record<Part & string, { readonly label: string; readonly hint: string }>
                >;
              }
          : Q extends { kind: 'groups'; groups: readonly { key: infer Group }[] }
            ? Asked & { readonly groups: Readonly<Record<Group & string, string>> }
            : never;

/** The sentences of every question, by its key. */
export type QuestionWords = { readonly [Q in Question as Q['key']]: WordsOf<Q> };
