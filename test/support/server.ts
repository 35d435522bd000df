/** A PostgreSQL for tests: the address of a database to give orders from, and how this run's own databases begin. */
export type Server = { readonly admin: string; readonly prefix: string }

/** The address of another database of the same server; socket addresses have no host, which URL cannot hold. */
export function onServer({ admin }: Server, database: string): string {
  return admin.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${database}`)
}
