/**
 * A PostgreSQL for tests: the URL of a database for admin commands, and the name prefix of this run's own
 * databases.
 */
export type Server = { readonly admin: string; readonly prefix: string }

/** The URL of another database on the same server; socket URLs have no host, which URL cannot represent. */
export function onServer({ admin }: Server, database: string): string {
  return admin.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${database}`)
}
