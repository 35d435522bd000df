import { pino } from 'pino'
import type { Log } from '#services/witness/witness.ts'
import { shortLine } from './short-line.ts'
import type { WitnessSettings } from './witness-settings.ts'

type Out = { readonly write: (line: string) => void }

/** Lines of JSON on standard output; in a demo short ones on standard error, beside the addresses it printed. */
export const makeLog = (
  { logLevel, isForMachines }: Pick<WitnessSettings, 'logLevel' | 'isForMachines'>,
  out: Out = isForMachines ? process.stdout : shortened(process.stderr),
): Log =>
  pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
    },
    { write: line => void out.write(line) },
  )

const shortened = (terminal: Out): Out => ({
  write: line => terminal.write(shortLine(JSON.parse(line))),
})
