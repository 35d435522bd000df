import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

// dependency-cruiser lets swc parse TypeScript without saying which files contain JSX; this patch passes that on.
const swc = createRequire(import.meta.url)('@swc/core') as {
  parseFileSync: (file: string, options: object) => unknown
}
const parseFile = swc.parseFileSync
swc.parseFileSync = (file, options) => parseFile(file, { ...options, tsx: file.endsWith('.tsx') })

const rules = await extractOptions(resolve(import.meta.dirname, '../.dependency-cruiser.mjs'))
const { cruise } = await import('dependency-cruiser')
const { output } = await cruise(['src'], { ...rules, validate: true })
const { violations, totalCruised } = (output as ICruiseResult).summary

for (const { rule, from, to } of violations) console.log(`${rule.name}: ${from} → ${to}`)
console.log(`${totalCruised} files, ${violations.length} violations`)
if (violations.length > 0) process.exitCode = 1
