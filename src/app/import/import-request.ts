import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type ImportKind,
  importKinds,
  type SetupImportKind,
  setupImportKinds,
} from '#domain/device/import-kind.ts'
import { type Market, markets } from '#domain/market/market.ts'

/** The parsed command line of an import. */
export type ImportRequest = {
  readonly kind: ImportKind | SetupImportKind
  readonly file: string
  readonly market: Market
  readonly mode: 'write' | 'look'
  readonly mapping: string | undefined
  readonly report: string | undefined
}

const kinds = [...importKinds, ...setupImportKinds]

export const importUsage = `npm run import -- ${kinds.join('|')} FILE.csv --market ${markets.join('|')} [--dry-run] [--mapping FILE.json] [--report FILE.csv]`

/** Returns `undefined` for arguments that are not a valid request. */
export function importRequest(args: readonly string[]): ImportRequest | undefined {
  const parsed = parsedArgs(args)
  if (!parsed) return undefined
  const { values, positionals } = parsed
  const [kindArgument, file, ...others] = positionals
  const kind = kinds.find(each => each === kindArgument)
  const market = markets.find(each => each === values.market)
  if (!kind || !file || !market || others.length > 0) return undefined
  const files = [file, values.mapping, values.report].filter(each => each !== undefined)
  // No two of the three paths may be the same file.
  if (new Set(files.map(each => resolve(each))).size < files.length) return undefined
  const mode = values['dry-run'] ? 'look' : 'write'
  return { kind, file, market, mode, mapping: values.mapping, report: values.report }
}

function parsedArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        market: { type: 'string' },
        'dry-run': { type: 'boolean' },
        mapping: { type: 'string' },
        report: { type: 'string' },
      },
    })
  } catch {
    return undefined
  }
}
