import { spawn } from 'node:child_process'
import { once } from 'node:events'

type Filling = {
  /** The fingerprint of the sources, stored with the seeds. */
  readonly sources: string
  /** Default: the database of the settings. */
  readonly databaseUrl?: string
  readonly signal?: AbortSignal
}

/** Why `src/app/fill.ts` failed, as it sends it to its parent. */
export type FillFailure = {
  readonly message: string
  readonly trace?: string | undefined
  readonly code?: string | undefined
}

/**
 * Migrates and seeds the database of a demo in a process of its own: what the catalogue is made of and with, the
 * shop would keep in memory. Throws its error, with its code.
 */
export async function fillDatabase({ sources, databaseUrl, signal }: Filling): Promise<void> {
  const child = spawn(process.execPath, ['src/app/fill.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      KINTSU_SOURCES: sources,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    ...(signal && { signal }),
  })
  let failure: FillFailure | undefined
  child.on('message', message => {
    failure = message as FillFailure
  })
  const [exitCode] = await once(child, 'exit')
  if (failure) {
    const { message, trace, code } = failure
    throw Object.assign(new Error(message), { stack: trace, code })
  }
  if (exitCode !== 0) throw new Error(`src/app/fill.ts ended with ${exitCode}`)
}
