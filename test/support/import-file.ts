import type { DeviceMapping } from '#domain/device/canonical/mapping.ts'
import type { ImportKind, SetupImportKind } from '#domain/device/import-kind.ts'
import type { Market } from '#domain/market/market.ts'
import { createImport } from '#services/import/create-import.ts'
import type { Outcome } from '#services/import/importer.ts'
import { wordError } from '#services/import/word-error.ts'
import { openDatabase } from '#store/database.ts'

export const importSecret = 'a secret of the tests'

type ImportOptions = {
  readonly kind: ImportKind | SetupImportKind
  readonly market?: Market
  readonly mode?: 'write' | 'look'
  readonly mapping?: Partial<DeviceMapping>
}

/** The report on one line; `message` is 'added', or the code and column of its first error: 'unknown brand'. */
export type LineReport = {
  readonly line: number
  readonly message: string
  readonly suggestion: string
}

/** Imports a file like the command; `text` may arrive in any number of chunks. */
export async function importFile(
  url: string,
  text: string | readonly Uint8Array[],
  { kind, market = 'ro', mode = 'write', mapping = {} }: ImportOptions,
) {
  const database = openDatabase(url, 2)
  const outcomes: Outcome[] = []
  try {
    const take = await createImport(database, {
      kind,
      market,
      mode,
      source: 'devices.csv',
      mapping: { columns: {}, values: [], ...mapping },
      secret: importSecret,
    })
    const pieces = typeof text === 'string' ? [Buffer.from(text)] : text
    const imported = await take(inPieces(pieces), async batch => {
      outcomes.push(...batch)
    })
    return { imported, outcomes, reports: outcomes.map(reportOf) }
  } finally {
    await database.close()
  }
}

async function* inPieces(pieces: readonly Uint8Array[]) {
  yield* pieces
}

function reportOf(outcome: Outcome): LineReport {
  if (outcome.verdict !== 'refused')
    return { line: outcome.line, message: outcome.verdict, suggestion: '' }
  const [error] = outcome.errors.map(wordError)
  return {
    line: outcome.line,
    message: `${error?.code} ${error?.column}`.trim(),
    suggestion: error?.suggestion ?? '',
  }
}
