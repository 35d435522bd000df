import type { ImportKind } from '#domain/device/import-kind.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { createImport } from './create-import.ts'
import type { Counts } from './import-table.ts'
import type { Outcome } from './importer.ts'
import { type WordedError, wordError } from './word-error.ts'

type Ctx = Pick<Context, 'db' | 'sql' | 'keys'>

export type FileReport = {
  readonly counts: Counts
  /** Columns that are missing and needed for any row. */
  readonly lacking: readonly string[]
  readonly ignored: readonly string[]
  readonly refused: readonly (WordedError & { readonly line: number })[]
}

const mostShown = 200

/** A file from the office; `look` writes nothing. Refused rows do not stop the others. */
export async function importOfficeFile(
  { db, sql: pool, keys }: Ctx,
  market: Market,
  file: {
    readonly kind: ImportKind
    readonly mode: 'look' | 'write'
    readonly name: string
    readonly text: string
  },
): Promise<Result<FileReport, { readonly kind: 'unreadable-file' }>> {
  const { kind, mode, name: source, text } = file
  const importRows = await createImport(
    { db, pool },
    { kind, market, mode, source, mapping: { columns: {}, values: [] }, secret: keys.secret },
  )
  const refused: FileReport['refused'][number][] = []
  const imported = await importRows(piecesOf(text), async outcomes => {
    refused.push(...outcomes.flatMap(reportOf).slice(0, mostShown - refused.length))
  })
  if (!imported.ok) return refuse({ kind: 'unreadable-file' })
  const { counts, lacking, ignored } = imported.value
  return ok({ counts, lacking, ignored, refused })
}

async function* piecesOf(text: string) {
  yield Buffer.from(text)
}

function reportOf(outcome: Outcome) {
  if (outcome.verdict !== 'refused') return []
  const [error] = outcome.errors.map(wordError)
  return error ? [{ ...error, line: outcome.line }] : []
}
