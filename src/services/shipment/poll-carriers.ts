import type { Result } from '#domain/result.ts'
import type { DeliveryProvider, ParcelEvent } from '#providers/delivery/delivery-provider.ts'
import type { ProviderFailure } from '#providers/failure.ts'
import type { Job } from '#store/failing-items.ts'
import type { TrackedShipment, TrackingStore } from '#store/shipment/tracking.ts'
import type { Sql } from '#store/transaction.ts'
import { eachAlone } from '../failing/each-alone.ts'
import { pollPauseMs } from './poll-pause.ts'
import type { DeliveryProviders } from './shipment-stores.ts'

const batch = 20
const leaseMs = 3 * 60_000

type Deps = {
  readonly sql: Sql
  readonly providers: DeliveryProviders
  readonly tracking: Pick<TrackingStore, 'claimDue' | 'postpone'>
  readonly now: () => Date
}

type Reported = Result<readonly ParcelEvent[], ProviderFailure>

type Tracking = {
  readonly job: Extract<Job, `track-${string}`>
  readonly apply: (parcel: TrackedShipment, events: readonly ParcelEvent[]) => Promise<void>
}

/**
 * Polls the carriers about parcels that are due, in batches, and returns the number of parcels. The events of each
 * parcel are passed to `apply` separately; a carrier that fails is polled again later.
 */
export async function pollCarriers(deps: Deps, tracking: Tracking): Promise<number> {
  const { sql, providers, now } = deps
  const carriers = Object.keys(providers).filter(carrier => providers[carrier])
  const at = now()
  const until = new Date(at.getTime() + leaseMs)
  const due = await deps.tracking.claimDue(sql, carriers, at, until, batch)
  const request = await Promise.allSettled(
    [...Map.groupBy(due, parcel => parcel.carrier)].map(async ([carrier, parcels]) => {
      const provider = providers[carrier]
      if (provider) await ask(deps, tracking, provider, parcels)
    }),
  )
  for (const each of request) if (each.status === 'rejected') throw each.reason
  return due.length
}

async function ask(
  deps: Deps,
  { job, apply }: Tracking,
  provider: DeliveryProvider,
  parcels: readonly TrackedShipment[],
) {
  const together = await provider.poll(parcels.map(({ awb }) => awb))
  const failure = outageIn(together)
  if (failure) return postpone(deps, provider, parcels, failure)
  const work = async (parcel: TrackedShipment) => {
    // One unreadable answer invalidates those of the whole batch.
    const isSpoilt = !together.ok && parcels.length > 1
    const reported = isSpoilt ? await provider.poll([parcel.awb]) : together
    const ownFailure = outageIn(reported)
    if (ownFailure) return postpone(deps, provider, [parcel], ownFailure)
    if (!reported.ok) throw new Error(textOf(provider, reported.refusal))
    await apply(
      parcel,
      reported.value.filter(({ awb }) => awb === parcel.awb),
    )
  }
  await eachAlone(deps, { job, items: parcels, work })
}

/** The carrier itself gives no answer; the parcel is not the cause. */
function outageIn(reported: Reported): ProviderFailure | undefined {
  return reported.ok ||
    reported.refusal.kind === 'unreadable' ||
    reported.refusal.kind === 'rejected'
    ? undefined
    : reported.refusal
}

async function postpone(
  { sql, tracking, now }: Deps,
  provider: DeliveryProvider,
  parcels: readonly TrackedShipment[],
  failure: ProviderFailure,
) {
  for (const { id, attempts } of parcels) {
    const next = new Date(now().getTime() + pollPauseMs(attempts))
    await tracking.postpone(sql, id, next, textOf(provider, failure))
  }
}

function textOf({ id }: DeliveryProvider, failure: ProviderFailure): string {
  return `${id}: ${JSON.stringify(failure)}`
}
