import type { Result } from '#domain/result.ts'
import type { DeliveryProvider, ParcelEvent } from '#providers/delivery/delivery-provider.ts'
import type { ProviderFailure } from '#providers/failure.ts'
import type { FailingJob } from '#store/failing-items.ts'
import type { TrackedShipment, TrackingStore } from '#store/shipment/tracking.ts'
import type { Context } from '../context.ts'
import { eachAlone } from '../failing/each-alone.ts'
import { pollPauseMs } from './poll-pause.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'providers'>

const batch = 20
const leaseMs = 3 * 60_000

type PollResult = Result<readonly ParcelEvent[], ProviderFailure>

type Tracking = {
  readonly store: Pick<TrackingStore, 'claimDue' | 'postpone'>
  readonly job: Extract<FailingJob, `track-${string}`>
  readonly apply: (parcel: TrackedShipment, events: readonly ParcelEvent[]) => Promise<void>
}

/**
 * Polls the carriers about parcels that are due, in batches, and returns the number of parcels. The events of each
 * parcel are passed to `apply` separately; a carrier that fails is polled again later.
 */
export async function pollCarriers(ctx: Ctx, tracking: Tracking): Promise<number> {
  const providers = ctx.providers.delivery
  const carriers = Object.keys(providers).filter(carrier => providers[carrier])
  const at = ctx.clock()
  const until = new Date(at.getTime() + leaseMs)
  const due = await tracking.store.claimDue(ctx.sql, carriers, at, until, batch)
  const outcomes = await Promise.allSettled(
    [...Map.groupBy(due, parcel => parcel.carrier)].map(async ([carrier, parcels]) => {
      const provider = providers[carrier]
      if (provider) await pollCarrier(ctx, tracking, provider, parcels)
    }),
  )
  for (const each of outcomes) if (each.status === 'rejected') throw each.reason
  return due.length
}

async function pollCarrier(
  ctx: Ctx,
  { job, store, apply }: Tracking,
  provider: DeliveryProvider,
  parcels: readonly TrackedShipment[],
) {
  const batchResult = await provider.poll(parcels.map(({ awb }) => awb))
  const failure = outageIn(batchResult)
  if (failure) return postpone(ctx, store, provider, parcels, failure)
  const work = async (parcel: TrackedShipment) => {
    // One unreadable answer invalidates those of the whole batch.
    const isSpoilt = !batchResult.ok && parcels.length > 1
    const result = isSpoilt ? await provider.poll([parcel.awb]) : batchResult
    const ownFailure = outageIn(result)
    if (ownFailure) return postpone(ctx, store, provider, [parcel], ownFailure)
    if (!result.ok) throw new Error(textOf(provider, result.refusal))
    await apply(
      parcel,
      result.value.filter(({ awb }) => awb === parcel.awb),
    )
  }
  await eachAlone(ctx, { job, items: parcels, work })
}

/** The carrier itself gives no answer; the parcel is not the cause. */
function outageIn(result: PollResult): ProviderFailure | undefined {
  return result.ok || result.refusal.kind === 'unreadable' || result.refusal.kind === 'rejected'
    ? undefined
    : result.refusal
}

async function postpone(
  ctx: Ctx,
  store: Tracking['store'],
  provider: DeliveryProvider,
  parcels: readonly TrackedShipment[],
  failure: ProviderFailure,
) {
  for (const { id, attempts } of parcels) {
    const next = new Date(ctx.clock().getTime() + pollPauseMs(attempts))
    await store.postpone(ctx.sql, id, next, textOf(provider, failure))
  }
}

function textOf({ id }: DeliveryProvider, failure: ProviderFailure): string {
  return `${id}: ${JSON.stringify(failure)}`
}
