import * as z from 'zod/mini';

/** Who may see the developer tools. */
export const developerToolsValues = ['everyone', 'admin', 'off'] as const;
export type DeveloperTools = (typeof developerToolsValues)[number];

/** What the shell must know before anyone signs in: which doors the operator has opened. */
export const settingsAnswerSchema = z.object({
  google: z.boolean(),
  apple: z.boolean(),
  mail: z.boolean(),
  developerTools: z.enum(developerToolsValues),
});
export type SettingsAnswer = z.infer<typeof settingsAnswerSchema>;
