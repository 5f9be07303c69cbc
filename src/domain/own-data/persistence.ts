/** What a browser answers when it is asked to keep what is stored until the person deletes it. */
export const persistenceAnswers = ['kept', 'may-be-removed', 'unknown'] as const;
export type PersistenceAnswer = (typeof persistenceAnswers)[number];
