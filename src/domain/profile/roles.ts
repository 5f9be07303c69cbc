/** The two account roles (A § 6). The server's alone to give. */
export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];
