import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { createImport } from '#services/import/create-import.ts'
import type { Outcome } from '#services/import/importer.ts'
import { readConfig } from '../config.ts'
import { adviceFor } from '../start/advice.ts'
import { openImportDatabase } from './import-database.ts'
import { openReport } from './import-report.ts'
import { type ImportRequest, importRequest, importUsage } from './import-request.ts'
import { createRefusals, importSummary, unreadableMessage } from './import-summary.ts'
import { readMapping, saveMapping } from './mapping-file.ts'
import { createProgressBar } from './progress-bar.ts'

/** 0 if the file was read, even if rows were refused; 1 if it could not be read; 2 for an invalid command. */
type ExitCode = 0 | 1 | 2

/** The parts of the process that the command uses. */
type Surroundings = Pick<NodeJS.Process, 'env'> & {
  readonly stdout: Pick<NodeJS.WriteStream, 'write'>
  readonly stderr: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>
}

/** Runs the import described by `args`, the command-line arguments. */
export async function runImport(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { stderr } = surroundings
  const request = importRequest(args)
  if (!request) {
    stderr.write(`Usage: ${importUsage}\n`)
    return 2
  }
  return run(request, surroundings).catch(error => {
    const cause = error instanceof Error ? error.message : String(error)
    stderr.write(`The import stopped. ${adviceFor(error) ?? cause}\n`)
    return 1
  })
}

async function run(
  request: ImportRequest,
  { env, stdout, stderr }: Surroundings,
): Promise<ExitCode> {
  const { file, mapping: mappingPath } = request
  const { size } = await stat(file)
  const config = readConfig(env)
  const mapping = await readMapping(mappingPath)
  const database = await openImportDatabase(config)
  try {
    const { secret, sealSecrets } = config
    const source = basename(file)
    const keys = { secret, sealSecrets }
    const importRows = await createImport(database, { ...request, source, mapping, ...keys })
    const bytes = createReadStream(file)
    const report = await openReport(request.report)
    const bar = createProgressBar(stderr, size)
    const refusals = createRefusals()
    let rows = 0
    const imported = await importRows(bytes, async (outcomes: readonly Outcome[]) => {
      refusals.add(outcomes)
      rows += outcomes.length
      bar.show(bytes.bytesRead, rows)
      await report.add(outcomes)
    }).finally(bar.clear)
    await report.close()
    if (!imported.ok) {
      stderr.write(`${file}: ${unreadableMessage(imported.refusal)}\n`)
      return 1
    }
    const { proposed } = imported.value
    if (mappingPath && proposed.length > 0) await saveMapping(mappingPath, mapping, proposed)
    stdout.write(`${importSummary(request, imported.value, refusals).join('\n')}\n`)
    return 0
  } finally {
    await database.close()
  }
}
