import { runSetup } from './setup/run-setup.ts'

process.exitCode = await runSetup(process.argv.slice(2), process)
