import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fetchTool } from './fetch-tool.ts'

/** `npm run migration -- --name what-changes`: writes the SQL that takes the last migration to src/store/schema. */
const tool = await fetchTool('drizzle-kit')
if (tool.kind === 'missing') {
  console.log(tool.reason)
  process.exit(2)
}
const program = join(tool.packages, 'drizzle-kit/bin.cjs')
const { status } = spawnSync(process.execPath, [program, 'generate', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
