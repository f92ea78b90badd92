/** The signals that stop a command. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
