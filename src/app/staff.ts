import { runStaff } from './staff/run-staff.ts'

process.exitCode = await runStaff(process.argv.slice(2), process)
