import { randomUUID } from 'node:crypto'
import type { World } from '../world.ts'

export type TransferState = 'accepted' | 'settled' | 'refused'

export type PlayedTransfer = {
  readonly id: string
  /** The shop's key. */
  readonly reference: string
  readonly amountMinor: number
  readonly currency: string
  readonly holder: string
  readonly iban: string
  readonly remittance: string
  readonly webhookUrl: string
  readonly state: TransferState
  readonly reason?: string
}

export const provider = 'bank'

function rows(world: World) {
  return world.table<PlayedTransfer>('transfers')
}

export function transferOf(world: World, reference: string) {
  return rows(world).get(reference)
}

export function allTransfers(world: World): PlayedTransfer[] {
  return [...rows(world).all()].toReversed()
}

/** As long as somebody who tries the shop out waits for the end of a transfer. */
const usualMs = 60_000

/** Accounts that tell how it goes, by their last four: there is none such, and one whose bank takes its time. */
const endings = { nobody: '0404', late: '0505' } as const

/** The same key is the same transfer. */
export function openTransfer(
  world: World,
  order: Omit<PlayedTransfer, 'id' | 'state'>,
): PlayedTransfer {
  const known = transferOf(world, order.reference)
  if (known) return known
  const made = {
    ...order,
    id: `tr_${randomUUID().replaceAll('-', '')}`,
    state: 'accepted',
  } as const
  rows(world).set(made.reference, made)
  const end = order.iban.slice(-4)
  if (end !== endings.late)
    world.clock.after(usualMs, () => {
      if (transferOf(world, made.reference)?.state !== 'accepted') return
      endTransfer(world, made.reference, end === endings.nobody ? 'refused' : 'settled')
    })
  return made
}

/** What is over stays as it ended; the money that moved is written in the journal. */
export function endTransfer(
  world: World,
  reference: string,
  state: TransferState,
  copies = 1,
): PlayedTransfer | undefined {
  const known = transferOf(world, reference)
  if (!known) return undefined
  const ended =
    known.state === 'accepted'
      ? { ...known, state, ...(state === 'refused' && { reason: 'AC01' }) }
      : known
  rows(world).set(reference, ended)
  const { amountMinor, currency } = ended
  if (ended.state === 'settled' && known.state === 'accepted')
    world.journal.write(
      { provider, orderRef: reference },
      { kind: 'refund', amountMinor, currency },
    )
  tell(world, ended, copies)
  return ended
}

/** `copies` at the same moment; none is sent for 0. */
function tell(world: World, { reference, webhookUrl, state, id }: PlayedTransfer, copies: number) {
  if (copies === 0 || webhookUrl === '') return
  const body = JSON.stringify({ event_id: `ev_${randomUUID()}`, id, reference, status: state })
  const headers = { 'content-type': 'application/json' }
  const webhook = { url: webhookUrl, headers, body }
  world.deliveries.send({ provider, orderRef: reference }, webhook, state, { copies })
}
