import type { MarketSettings } from '#domain/checkout/settings.ts'
import { absoluteUrl, type Bases } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import { type ClaimDue, claimDueOf } from '#domain/warranty/claim-due.ts'
import { type ClaimState, claimStates } from '#domain/warranty/claim-state.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import type { MailStore } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import type { StoredClaim } from '#store/warranty/claims.ts'
import type { PlacedOrder } from './send-order-confirmation.ts'
import { writeWarrantyEmail } from './write-warranty-email.ts'

type Deps = {
  readonly claimOf: (claimId: string) => Promise<StoredClaim | undefined>
  readonly readPlaced: (orderId: string) => Promise<PlacedOrder | undefined>
  readonly settingsOf: (market: Market) => Pick<MarketSettings, 'holidays'>
  readonly mail: Pick<MailStore, 'write' | 'markSent'>
  readonly mailer: Mailer
  readonly bases: Bases
  readonly companyOf: (market: Market) => Company
}

/**
 * Handles `warranty-news`: writes the email under the message's id and sends it; a repeated call sends it at most
 * once more.
 */
export function makeSendWarrantyEmail(deps: Deps) {
  return async ({ id, payload }: Message): Promise<void> => {
    const state = claimStates.find(each => each === payload.state)
    const claim = await deps.claimOf(String(payload.claimId))
    const placed = claim && (await deps.readPlaced(claim.orderId))
    if (!state || !placed) throw new Error(`claim ${String(payload.claimId)} is not there`)
    const { contact } = placed.view
    // The customer was erased since: there is no address to write to.
    if (contact.email === '') return
    const { market, number, title: device, sendBy } = claim
    const path = buildUrl(market, 'my-warranties', [number])
    const written = writeWarrantyEmail({
      market,
      name: contact.name,
      number,
      device,
      state,
      sendBy,
      ...daysOf(deps, claim, state),
      ...textOf(claim, state),
      link: absoluteUrl(deps.bases[market], path),
      company: deps.companyOf(market),
    })
    const email = { id, orderId: placed.id, market, recipient: contact.email, ...written }
    if ((await deps.mail.write(email)) === 'already-sent') return
    await deps.mailer(email)
    await deps.mail.markSent(id)
  }
}

function daysOf(
  { settingsOf }: Deps,
  { market, sendBy, receivedOn }: StoredClaim,
  state: ClaimState,
) {
  const days = { sendBy, received: receivedOn ?? undefined }
  const due = claimDueOf(state, days, new Set(settingsOf(market).holidays))
  const day = (requested: ClaimDue['kind']) => due.find(({ kind }) => kind === requested)?.day
  const [diagnosedBy, solvedBy] = [day('diagnosed-by'), day('solved-by')]
  return {
    ...(diagnosedBy !== undefined && { diagnosedBy }),
    ...(solvedBy !== undefined && { solvedBy }),
  }
}

const solved: ReadonlySet<ClaimState> = new Set(['repaired', 'replaced', 'refunded', 'rejected'])

function textOf({ finding, solution }: StoredClaim, state: ClaimState) {
  const text = state === 'diagnosed' ? finding : solved.has(state) ? solution : null
  return text !== null && { words: text }
}
