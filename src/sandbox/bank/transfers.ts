import { randomUUID } from 'node:crypto'
import type { World } from '../world.ts'

export type TransferState = 'accepted' | 'settled' | 'refused'

export type PlayedTransfer = {
  readonly id: string
  /** The idempotency key of the shop. */
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

/** The time until a transfer ends by itself: short enough for a tester to wait. */
const settlementMs = 60_000

/** Accounts whose last four digits decide the outcome: an account that does not exist, and one with a slow bank. */
const accountEndings = { nobody: '0404', late: '0505' } as const

/** The same key always returns the same transfer. */
export function openTransfer(
  world: World,
  order: Omit<PlayedTransfer, 'id' | 'state'>,
): PlayedTransfer {
  const existing = transferOf(world, order.reference)
  if (existing) return existing
  const transfer = {
    ...order,
    id: `tr_${randomUUID().replaceAll('-', '')}`,
    state: 'accepted',
  } as const
  rows(world).set(transfer.reference, transfer)
  const accountEnding = order.iban.slice(-4)
  if (accountEnding !== accountEndings.late)
    world.clock.after(settlementMs, () => {
      if (transferOf(world, transfer.reference)?.state !== 'accepted') return
      endTransfer(
        world,
        transfer.reference,
        accountEnding === accountEndings.nobody ? 'refused' : 'settled',
      )
    })
  return transfer
}

/** Ends a transfer. One that has already ended does not change; money that moved is written to the journal. */
export function endTransfer(
  world: World,
  reference: string,
  state: TransferState,
  copies = 1,
): PlayedTransfer | undefined {
  const before = transferOf(world, reference)
  if (!before) return undefined
  const ended =
    before.state === 'accepted'
      ? { ...before, state, ...(state === 'refused' && { reason: 'AC01' }) }
      : before
  rows(world).set(reference, ended)
  const { amountMinor, currency } = ended
  if (ended.state === 'settled' && before.state === 'accepted')
    world.journal.write(
      { provider, orderRef: reference },
      { kind: 'refund', amountMinor, currency },
    )
  sendWebhooks(world, ended, copies)
  return ended
}

/** Sends `copies` webhooks at the same time; none for 0. */
function sendWebhooks(
  world: World,
  { reference, webhookUrl, state, id }: PlayedTransfer,
  copies: number,
) {
  if (copies === 0 || webhookUrl === '') return
  const body = JSON.stringify({ event_id: `ev_${randomUUID()}`, id, reference, status: state })
  const headers = { 'content-type': 'application/json' }
  const webhook = { url: webhookUrl, headers, body }
  world.deliveries.send({ provider, orderRef: reference }, webhook, state, { copies })
}
