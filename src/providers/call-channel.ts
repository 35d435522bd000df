import { tracingChannel } from 'node:diagnostics_channel'

/** A call to a third party, without anything of its address but the host. */
export type TracedCall = { readonly name: string; readonly host: string }

/** Announces every call to whoever traces (`src/app/telemetry/traces.ts`). */
export const callChannel = tracingChannel<TracedCall>('kintsu:call')

export function announcedCall<T>(call: TracedCall, work: () => Promise<T>): Promise<T> {
  return callChannel.hasSubscribers ? callChannel.tracePromise(work, { ...call }) : work()
}
