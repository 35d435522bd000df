export const addMailbox = (..._: unknown[]) => undefined
