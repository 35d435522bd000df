import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildWhenStale } from '../src/app/start/build.ts'
import { refusedLicences, type Sbom } from './licences.ts'

/**
 * Writes a release into `releases`: the built shop as a tarball that runs after `npm ci --omit=dev`, its bill of materials
 * (CycloneDX) and the digests of both. Refuses a tree with changes, and packages with other licences than ours allows.
 */
const root = resolve('.')
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const name = `kintsu-${version}`
const folder = join(root, 'releases')

function output(program: string, ...args: readonly string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 })
}

if (output('git', 'status', '--porcelain').trim() !== '')
  throw new Error('The tree has changes: a release is built from a commit.')
const commit = output('git', 'rev-parse', 'HEAD').trim()
const at = output('git', 'show', '--no-patch', '--format=%ct', 'HEAD').trim()

const sbom = output('npm', 'sbom', '--sbom-format=cyclonedx', '--omit=dev')
const refused = refusedLicences(JSON.parse(sbom) as Sbom)
if (refused.length > 0) throw new Error(`Licences that are not allowed:\n${refused.join('\n')}`)

await buildWhenStale(root)
mkdirSync(folder, { recursive: true })
const tarball = join(folder, `${name}.tar.gz`)
const contents = [
  ...['build', 'docs', 'ops', 'public', 'src', 'scripts/trim-packages.ts'],
  ...['package.json', 'package-lock.json', 'react-router.config.ts', 'vite.config.ts'],
  ...['CHANGELOG.md', 'LICENSE', 'README.md'],
]
// The same commit gives the same files in the same order, whoever packs it.
output(
  'tar',
  ...['--sort=name', `--mtime=@${at}`, '--owner=0', '--group=0', '--numeric-owner'],
  ...['--exclude=*.test.ts', '--exclude=*.test.tsx', `--transform=s,^,${name}/,`],
  ...['-czf', tarball, ...contents],
)
writeFileSync(join(folder, `${name}.cdx.json`), sbom)
const digests = [`${name}.tar.gz`, `${name}.cdx.json`].map(file => {
  const digest = createHash('sha256').update(readFileSync(join(folder, file)))
  return `${digest.digest('hex')}  ${file}\n`
})
writeFileSync(join(folder, 'SHA256SUMS'), digests.join(''))
console.log(`${name} of commit ${commit} in ${folder}`)
process.stdout.write(digests.join(''))
