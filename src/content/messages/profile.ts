/** What loading and saving the profile may have to say (A § 7, § 8). */
export const profileMessages = {
  noUser: 'No user data available. Please sign in.',
  minimalDisplayName: 'User',
  pending: 'Saved on this device',
  pendingHelp: 'It is sent by itself as soon as the server can be reached.',
  conflict: (fields: string) =>
    `Another device changed this too: ${fields}. The other device's answer was kept. Change it here if you meant yours.`,
  refused: (field: string) =>
    `The server could not accept the field "${field}". Your profile is saved on this device.`,
} as const;
