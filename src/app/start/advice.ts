import { ownEntry } from '#domain/own-entry.ts'

const advice: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program listens on this port: stop it, or set PORT to a free one.',
  EACCES:
    'This user may not use the port or the folder: set PORT above 1023, or DATA_DIR to a folder of your own.',
  ENOSPC: 'The disk is full: free some space, or set DATA_DIR to another disk.',
  ECONNREFUSED:
    'No PostgreSQL answers at DATABASE_URL: start it, or unset DATABASE_URL to use the embedded one.',
  '28P01': 'PostgreSQL refused the password in DATABASE_URL.',
  '3D000': 'The database named in DATABASE_URL does not exist: create it first.',
  '42501': 'The user in DATABASE_URL may not create extensions or tables in this database.',
}

/** Advice for a failed start, if its cause is known. */
export function adviceFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' ? ownEntry(advice, code) : undefined) ?? adviceFor(error.cause)
}
