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
import { writeWarrantyLetter } from './write-warranty-letter.ts'

type Means = {
  readonly claimOf: (claimId: string) => Promise<StoredClaim | undefined>
  readonly readPlaced: (orderId: string) => Promise<PlacedOrder | undefined>
  readonly settingsOf: (market: Market) => Pick<MarketSettings, 'holidays'>
  readonly mail: Pick<MailStore, 'write' | 'markSent'>
  readonly mailer: Mailer
  readonly bases: Bases
  readonly companyOf: (market: Market) => Company
}

/** Handles `warranty-news`: the mail is written under the message's id and sent; called again, it is sent at most once more. */
export function makeSendWarrantyLetter(means: Means) {
  return async ({ id, payload }: Message): Promise<void> => {
    const state = claimStates.find(each => each === payload.state)
    const claim = await means.claimOf(String(payload.claimId))
    const placed = claim && (await means.readPlaced(claim.orderId))
    if (!state || !placed) throw new Error(`claim ${String(payload.claimId)} is not there`)
    const { contact } = placed.view
    // Erased since: there is nobody to write to.
    if (contact.email === '') return
    const { market, number, title: device, sendBy } = claim
    const path = buildUrl(market, 'my-warranties', [number])
    const written = writeWarrantyLetter({
      market,
      name: contact.name,
      number,
      device,
      state,
      sendBy,
      ...daysOf(means, claim, state),
      ...wordsOf(claim, state),
      link: absoluteUrl(means.bases[market], path),
      company: means.companyOf(market),
    })
    const letter = { id, orderId: placed.id, market, recipient: contact.email, ...written }
    if ((await means.mail.write(letter)) === 'already-sent') return
    await means.mailer(letter)
    await means.mail.markSent(id)
  }
}

function daysOf(
  { settingsOf }: Means,
  { market, sendBy, receivedOn }: StoredClaim,
  state: ClaimState,
) {
  const days = { sendBy, received: receivedOn ?? undefined }
  const due = claimDueOf(state, days, new Set(settingsOf(market).holidays))
  const day = (wanted: ClaimDue['kind']) => due.find(({ kind }) => kind === wanted)?.day
  const [diagnosedBy, solvedBy] = [day('diagnosed-by'), day('solved-by')]
  return {
    ...(diagnosedBy !== undefined && { diagnosedBy }),
    ...(solvedBy !== undefined && { solvedBy }),
  }
}

const solved: ReadonlySet<ClaimState> = new Set(['repaired', 'replaced', 'refunded', 'rejected'])

function wordsOf({ finding, solution }: StoredClaim, state: ClaimState) {
  const words = state === 'diagnosed' ? finding : solved.has(state) ? solution : null
  return words !== null && { words }
}
