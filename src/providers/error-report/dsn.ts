/** The destination of error reports: `https://KEY@errors.example/PATH/PROJECT`. */
export type Dsn = { readonly key: string; readonly envelopeUrl: string }

/** `undefined` for an invalid DSN. */
export function parseDsn(text: string): Dsn | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, host, pathname } = new URL(text)
  const [, path = '', project] = /^((?:\/[\w-]+)*)\/(\d{1,20})$/.exec(pathname) ?? []
  const isDsn = /^https?:$/.test(protocol) && /^\w{1,64}$/.test(username) && project !== undefined
  if (!isDsn) return undefined
  return { key: username, envelopeUrl: `${protocol}//${host}${path}/api/${project}/envelope/` }
}
