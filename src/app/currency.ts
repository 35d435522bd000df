import { runCurrency } from './currency/run-currency.ts'

process.exitCode = await runCurrency(process.argv.slice(2), process)
