/**
 * Whether kept progress is older than a completion, made on another device say. Both are ISO instants; one that cannot be
 * read overtakes nothing.
 */
export function isOvertaken(timestamp: string, completedAt: string | undefined): boolean {
  return completedAt !== undefined && Date.parse(timestamp) < Date.parse(completedAt);
}
