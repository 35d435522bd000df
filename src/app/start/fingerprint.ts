import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const inputs = [
  'src/**/*.{ts,tsx,css,md}',
  'public/**',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
]

/** The digest of all sources, in hexadecimal: the same sources give the same build and the same seeds. */
export function fingerprintOf(root: string): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(pattern => globSync(pattern, { cwd: root })).sort()) {
    const path = join(root, file)
    if (statSync(path).isFile() && !file.includes('.test.'))
      hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex')
}
