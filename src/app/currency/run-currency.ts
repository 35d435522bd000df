import { userInfo } from 'node:os'
import { changeCurrency } from '#services/money/change-currency.ts'
import { readConfig } from '../config.ts'
import { openImportDatabase } from '../import/import-database.ts'
import { adviceFor } from '../start/advice.ts'
import { type CurrencyCommand, currencyCommand, currencyUsage } from './currency-request.ts'
import { currencySummary, refusalText } from './currency-summary.ts'

/** 0 if done; 1 if refused or failed, and nothing was changed; 2 for an invalid command. */
type ExitCode = 0 | 1 | 2

/** The parts of the process that the command uses. */
type Surroundings = Pick<NodeJS.Process, 'env'> & {
  readonly stdout: Pick<NodeJS.WriteStream, 'write'>
  readonly stderr: Pick<NodeJS.WriteStream, 'write'>
}

/** Changes the currency of a market as `args`, the command-line arguments, say (docs/euro.md). */
export async function runCurrency(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { stderr } = surroundings
  const command = currencyCommand(args)
  if (!command) {
    stderr.write(`Usage: ${currencyUsage}\n`)
    return 2
  }
  return run(command, surroundings).catch(error => {
    const cause = error instanceof Error ? error.message : String(error)
    stderr.write(`Nothing was changed. ${adviceFor(error) ?? cause}\n`)
    return 1
  })
}

/** A large catalogue takes minutes in one statement. */
const queryTimeoutMs = 60 * 60_000

async function run(
  command: CurrencyCommand,
  { env, stdout, stderr }: Surroundings,
): Promise<ExitCode> {
  const database = await openImportDatabase(readConfig(env), queryTimeoutMs)
  try {
    const ctx = { sql: database.pool, clock: () => new Date() }
    const changed = await changeCurrency(ctx, { ...command, actor: userInfo().username })
    if (!changed.ok) {
      stderr.write(`${refusalText(changed.refusal, command.to)}\n`)
      return 1
    }
    stdout.write(`${currencySummary(command, changed.value).join('\n')}\n`)
    return 0
  } finally {
    await database.close()
  }
}
