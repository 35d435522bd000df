import { runBackup } from './backup/run-backup.ts'

process.exitCode = await runBackup(process.argv.slice(2), process)
