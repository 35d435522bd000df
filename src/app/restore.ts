import { runRestore } from './backup/run-restore.ts'

process.exitCode = await runRestore(process.argv.slice(2), process)
