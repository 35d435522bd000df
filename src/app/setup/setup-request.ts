import { parseArgs } from 'node:util'

/** The parsed command line of the setup. */
export type SetupRequest = {
  /** `look` writes nothing. */
  readonly mode: 'write' | 'look'
  /** The path of the file with the companies. */
  readonly company: string | undefined
}

export const setupUsage = 'npm run setup -- live [--company FILE.json] [--check]'

/** Returns `undefined` for arguments that are not a valid request. */
export function setupRequest(args: readonly string[]): SetupRequest | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { company: { type: 'string' }, check: { type: 'boolean' } },
    })
    const isValid = positionals.join(' ') === 'live' && !(values.check && values.company)
    return isValid ? { mode: values.check ? 'look' : 'write', company: values.company } : undefined
  } catch {
    return undefined
  }
}
