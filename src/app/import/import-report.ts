import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { Outcome } from '#services/import/importer.ts'
import { reportHeader, reportRow } from '#services/import/report-row.ts'

/** The report of an import, written row by row; without a path none is written. */
export async function openReport(path: string | undefined) {
  if (path === undefined) return { add: async () => undefined, close: async () => undefined }
  const file = createWriteStream(path)
  // A path that cannot be written to is reported before any row is imported.
  await once(file, 'open')
  // Without a byte order mark a spreadsheet opens the file in the encoding of its own country.
  file.write(`\uFEFF${reportHeader}`)
  return {
    add: async (outcomes: readonly Outcome[]): Promise<void> => {
      const rows = outcomes.map(outcome =>
        outcome.verdict === 'refused' ? reportRow(outcome.line, outcome.errors) : '',
      )
      if (!file.write(rows.join(''))) await once(file, 'drain')
    },
    close: async (): Promise<void> => {
      file.end()
      await finished(file)
    },
  }
}
