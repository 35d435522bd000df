import { accessSync, chownSync, constants, readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

export type Owner = { readonly uid: number; readonly gid: number }

/** PostgreSQL refuses to run as root: under root it runs as `postgres`, else as `nobody`. Undefined when not root. */
export function serverOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(row => row.split(':'))
  const row = ['postgres', 'nobody'].map(name => users.find(user => user[0] === name)).find(Boolean)
  if (!row?.[2] || !row[3])
    throw new Error(
      'Running as root, and neither a postgres nor a nobody user exists: start as an ordinary user, or set DATABASE_URL.',
    )
  return { uid: Number(row[2]), gid: Number(row[3]) }
}

export function give(folder: string, owner: Owner | undefined) {
  if (owner) chownSync(folder, owner.uid, owner.gid)
}

/**
 * Whether `owner` can enter every folder on the way to `path`. Group and other bits decide; the check ends at the last
 * existing folder.
 */
export function canEnter(path: string, owner: Owner | undefined): boolean {
  if (!owner) return true
  for (let folder = resolve(path); folder !== dirname(folder); folder = dirname(folder)) {
    if (!exists(folder)) continue
    const { mode, uid, gid } = statSync(folder)
    const needed = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001
    if ((mode & needed) === 0) return false
  }
  return true
}

function exists(path: string) {
  try {
    accessSync(path, constants.F_OK)
    return true
  } catch {
    return false
  }
}
