import { makeFaultReports } from '#providers/fault-report/fault-reports.ts'
import type { Log, ReportFault, TellFault } from '#services/witness/witness.ts'
import { traceOfError, wordsOfError } from '#services/witness/words-of-error.ts'
import { makeLog } from './make-log.ts'
import type { WitnessSettings } from './witness-settings.ts'

/** What the process writes down of itself, and reports where a service is named. */
export type Witness = {
  readonly log: Log
  readonly tell: TellFault
  /** Of browsers; undefined where nothing is reported. */
  readonly report: ReportFault | undefined
  /** Waits for what is still to be reported, two seconds at most. */
  readonly stop: () => Promise<void>
}

const lastWordsMs = 2_000

export function makeWitness(settings: WitnessSettings, log: Log = makeLog(settings)): Witness {
  const reports = settings.reports && reportsTo(settings.reports, log)
  const tell: TellFault = (error, { event, ...where }) => {
    const [name, words, trace] = [nameOf(error), wordsOfError(error), traceOfError(error)]
    const level = event === 'fault' ? 'error' : 'warn'
    log[level]({ event, ...where, name, words, trace })
    const ofReport = event === 'fault' ? 'error' : 'warning'
    reports?.report({ platform: 'node', level: ofReport, name, words, trace, ...where })
  }
  return { log, tell, report: reports?.report, stop: async () => reports?.flush(lastWordsMs) }
}

function reportsTo(settings: NonNullable<WitnessSettings['reports']>, log: Log) {
  return makeFaultReports({ ...settings, failed: why => log.warn({ event: 'not-reported', why }) })
}

function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.name : 'Thrown'
  return /^\w{1,60}$/.test(name) ? name : 'Error'
}
