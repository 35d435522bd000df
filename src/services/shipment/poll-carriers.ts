import type { DeliveryProvider, ParcelEvent } from '#providers/delivery/delivery-provider.ts'
import type { TrackedShipment, TrackingStore } from '#store/shipment/tracking.ts'
import type { Runner } from '#store/transaction.ts'
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

type Apply = (parcel: TrackedShipment, events: readonly ParcelEvent[]) => Promise<void>

/**
 * Asks the carriers about the parcels that are due, a batch at a time; returns how many those were. What is told of each
 * is given to `apply`; a carrier in trouble is asked again later.
 */
export const pollCarriers = async (means: Means, apply: Apply): Promise<number> => {
  const { runner, tracking, providers, now } = means
  const carriers = Object.keys(providers).filter(carrier => providers[carrier])
  const at = now()
  const until = new Date(at.getTime() + leaseMs)
  const due = await tracking.claimDue(runner, carriers, at, until, batch)
  for (const [carrier, parcels] of Map.groupBy(due, parcel => parcel.carrier)) {
    const provider = providers[carrier]
    if (provider) await ask(means, provider, parcels, apply)
  }
  return due.length
}

const ask = async (
  { runner, tracking, now }: Means,
  provider: DeliveryProvider,
  parcels: readonly TrackedShipment[],
  apply: Apply,
) => {
  const told = await provider.poll(parcels.map(({ awb }) => awb))
  for (const parcel of parcels) {
    if (told.ok) {
      const events = told.value.filter(({ awb }) => awb === parcel.awb)
      await apply(parcel, events)
    } else {
      const next = new Date(now().getTime() + pollPauseMs(parcel.attempts))
      const words = `${provider.id}: ${JSON.stringify(told.refusal)}`
      await tracking.postpone(runner, parcel.id, next, words)
    }
  }
}
