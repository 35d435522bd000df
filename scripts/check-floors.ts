import { createRequire } from 'node:module'
import type { ICruiseResult } from 'dependency-cruiser'
import rules from '../.dependency-cruiser.mjs'

// dependency-cruiser has swc read TypeScript without telling it which files hold JSX; this tells it.
const swc = createRequire(import.meta.url)('@swc/core') as {
  parseFileSync: (file: string, options: object) => unknown
}
const parseFile = swc.parseFileSync
swc.parseFileSync = (file, options) => parseFile(file, { ...options, tsx: file.endsWith('.tsx') })

const { cruise } = await import('dependency-cruiser')
const { output } = await cruise(['src'], {
  ...rules.options,
  ruleSet: { forbidden: rules.forbidden },
  validate: true,
})
const { summary } = output as ICruiseResult
for (const { rule, from, to } of summary.violations) console.log(`${rule.name}: ${from} → ${to}`)
console.log(`${summary.totalCruised} files, ${summary.violations.length} violations`)
if (summary.violations.length > 0) process.exitCode = 1
