import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const [, commit = ''] = readFileSync('ops/previous-release', 'utf8').trim().split(' ')

/** Whether this checkout contains the commit of the previous release: a shallow one may not. */
export const hasPreviousRelease =
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`]).status === 0

export type PreviousRelease = {
  readonly folder: string
  /** Runs a module of it to its end. */
  readonly run: (script: string) => void
  readonly remove: () => void
}

/** The sources of the previous release (`ops/previous-release`) in a folder of their own, with the packages of today. */
export function unpackPreviousRelease(): PreviousRelease {
  const folder = mkdtempSync(join(tmpdir(), 'kintsu-previous-'))
  const tree = execFileSync('git', ['archive', commit, 'src', 'test', 'package.json'], {
    maxBuffer: 256 * 1024 ** 2,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: tree })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    run: script => {
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder })
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
