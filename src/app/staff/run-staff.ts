import { isEmail } from '#domain/field/patterns/email.ts'
import { resetAccess } from '#services/staff/reset-access.ts'
import { readConfig } from '../config.ts'
import { connectStaff } from '../connect-staff.ts'
import { openImportDatabase } from '../import/import-database.ts'
import { adviceFor } from '../start/advice.ts'

const usage = 'npm run staff -- reset NAME@EXAMPLE.COM'

/** 0 if done; 1 if it failed, and nothing was changed; 2 for an invalid command. */
type ExitCode = 0 | 1 | 2

/** The parts of the process that the command uses. */
type Surroundings = Pick<NodeJS.Process, 'env'> & {
  readonly stdout: Pick<NodeJS.WriteStream, 'write'>
  readonly stderr: Pick<NodeJS.WriteStream, 'write'>
}

/** The way back into the office for whoever has the server: an owner's account with a new link (docs/decisions/0060-the-office.md). */
export async function runStaff(
  [command, email = '', ...rest]: readonly string[],
  { env, stdout, stderr }: Surroundings,
): Promise<ExitCode> {
  if (command !== 'reset' || !isEmail(email) || rest.length > 0) {
    stderr.write(`Usage: ${usage}\n`)
    return 2
  }
  try {
    const config = readConfig(env)
    const database = await openImportDatabase(config)
    try {
      const ctx = {
        sql: database.pool,
        clock: () => new Date(),
        staffAccounts: connectStaff(database.db, config),
      }
      const { link, until } = await resetAccess(ctx, email, new URL(config.bases.ro).origin)
      stdout.write(
        [
          `${email} is an owner in all markets, without a second factor, signed out everywhere.`,
          `Choose a password here, until ${until.toISOString()}:`,
          link,
          '',
        ].join('\n'),
      )
      return 0
    } finally {
      await database.close()
    }
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    stderr.write(`Nothing was changed. ${adviceFor(error) ?? cause}\n`)
    return 1
  }
}
