import { pino } from 'pino'
import type { Log } from '#services/telemetry/telemetry.ts'
import type { TelemetrySettings } from '../config/telemetry-settings.ts'
import { shortLine } from '../import/short-line.ts'

type Out = { readonly write: (line: string) => void }

/** Logs JSON lines to standard output; in a demo short lines to standard error, next to the printed addresses. */
export function createLog(
  { logLevel, isForMachines }: Pick<TelemetrySettings, 'logLevel' | 'isForMachines'>,
  out: Out = isForMachines ? process.stdout : shortened(process.stderr),
): Log {
  return pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
    },
    { write: line => void out.write(line) },
  )
}

function shortened(terminal: Out): Out {
  return {
    write: line => terminal.write(shortLine(JSON.parse(line))),
  }
}
