import type { Result } from '#domain/result.ts'
import type { DeliveryProvider, ParcelEvent } from '#providers/delivery/delivery-provider.ts'
import type { Trouble } from '#providers/trouble.ts'
import type { Job } from '#store/failing-items.ts'
import type { TrackedShipment, TrackingStore } from '#store/shipment/tracking.ts'
import type { Runner } from '#store/transaction.ts'
import { eachAlone } from '../failing/each-alone.ts'
import { pollPauseMs } from './poll-pause.ts'
import type { DeliveryProviders } from './shipment-stores.ts'

const batch = 20
const leaseMs = 3 * 60_000

type Means = {
  readonly runner: Runner
  readonly providers: DeliveryProviders
  readonly tracking: Pick<TrackingStore, 'claimDue' | 'postpone'>
  readonly now: () => Date
}

type Told = Result<readonly ParcelEvent[], Trouble>

type Tracking = {
  readonly job: Extract<Job, `track-${string}`>
  readonly apply: (parcel: TrackedShipment, events: readonly ParcelEvent[]) => Promise<void>
}

/**
 * Asks the carriers about the parcels that are due, a batch at a time; returns how many those were. What is told of each
 * is given to `apply`, each alone; a carrier in trouble is asked again later.
 */
export async function pollCarriers(means: Means, tracking: Tracking): Promise<number> {
  const { runner, providers, now } = means
  const carriers = Object.keys(providers).filter(carrier => providers[carrier])
  const at = now()
  const until = new Date(at.getTime() + leaseMs)
  const due = await means.tracking.claimDue(runner, carriers, at, until, batch)
  const asked = await Promise.allSettled(
    [...Map.groupBy(due, parcel => parcel.carrier)].map(async ([carrier, parcels]) => {
      const provider = providers[carrier]
      if (provider) await ask(means, tracking, provider, parcels)
    }),
  )
  for (const each of asked) if (each.status === 'rejected') throw each.reason
  return due.length
}

async function ask(
  means: Means,
  { job, apply }: Tracking,
  provider: DeliveryProvider,
  parcels: readonly TrackedShipment[],
) {
  const together = await provider.poll(parcels.map(({ awb }) => awb))
  const trouble = outageIn(together)
  if (trouble) return postpone(means, provider, parcels, trouble)
  const work = async (parcel: TrackedShipment) => {
    // One answer among them that cannot be read spoils those of all.
    const isSpoilt = !together.ok && parcels.length > 1
    const told = isSpoilt ? await provider.poll([parcel.awb]) : together
    const ownTrouble = outageIn(told)
    if (ownTrouble) return postpone(means, provider, [parcel], ownTrouble)
    if (!told.ok) throw new Error(wordsOf(provider, told.refusal))
    await apply(
      parcel,
      told.value.filter(({ awb }) => awb === parcel.awb),
    )
  }
  await eachAlone(means, { job, items: parcels, work })
}

/** It is the carrier, not a parcel, that gives no answer. */
function outageIn(told: Told): Trouble | undefined {
  return told.ok || told.refusal.kind === 'unreadable' || told.refusal.kind === 'rejected'
    ? undefined
    : told.refusal
}

async function postpone(
  { runner, tracking, now }: Means,
  provider: DeliveryProvider,
  parcels: readonly TrackedShipment[],
  trouble: Trouble,
) {
  for (const { id, attempts } of parcels) {
    const next = new Date(now().getTime() + pollPauseMs(attempts))
    await tracking.postpone(runner, id, next, wordsOf(provider, trouble))
  }
}

function wordsOf({ id }: DeliveryProvider, trouble: Trouble): string {
  return `${id}: ${JSON.stringify(trouble)}`
}
