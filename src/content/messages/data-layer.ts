/** What the connection to the server and the storage of the device may have to say (A § 8). */
export const dataLayerMessages = {
  timedOut: 'Request time out',
  connectionFailed: 'Connection failed.',
  serverStatus: (status: number) => `Server responded with status ${status}`,
  notCompleted: 'The operation could not be completed',
  offline: 'Could not reach the backend',

  storageFull:
    'The storage of this device is full, so nothing was saved. Free some space, then save again. What you wrote is still here.',
  storageFailed: 'This could not be saved on this device. Please try again. What you wrote is still here.',
  storageClosed: 'Ninefold was opened in a newer version in another tab. Please reload this page.',
  recordsSetAside: (count: number) =>
    count === 1
      ? 'One record on this device could not be read. It was set aside; the rest is here.'
      : `${count} records on this device could not be read. They were set aside; the rest is here.`,
  sitSetAside:
    'What was kept of an interrupted sit could not be read. It was set aside, and nothing else was touched. You can begin a new sit.',
} as const;
