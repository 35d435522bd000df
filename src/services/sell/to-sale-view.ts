import { dayIn } from '#domain/device/day.ts'
import { maskedIban } from '#domain/field/patterns/iban.ts'
import type { InboundView } from '#domain/inbound/inbound.ts'
import { isStillWithSender } from '#domain/inbound/inbound-state.ts'
import { slipPathOf, writeSlipNumber } from '#domain/sell/acquisition-slip.ts'
import { identifierKindOf, maskedIdentifier } from '#domain/sell/device-identifier.ts'
import { saleDueOf } from '#domain/sell/sale-due.ts'
import { aheadOf } from '#domain/sell/sale-state.ts'
import type { SaleSummary, SaleView, SecondOffer } from '#domain/sell/sale-view.ts'
import { wayBackOf } from '#domain/sell/verdict.ts'
import type { StoredSale } from '#store/sell/read-sale.ts'
import type { StoredFinding } from '#store/sell/sales.ts'
import type { Runner } from '#store/transaction.ts'
import { photosOf } from '../photo/attach-photos.ts'
import { inspectionPhotoPath } from './open-inspection-photo.ts'
import type { SaleStores } from './sale-stores.ts'

type Means = Pick<
  SaleStores,
  | 'runner'
  | 'reader'
  | 'history'
  | 'inspections'
  | 'inbound'
  | 'slips'
  | 'codeOfVoucher'
  | 'seal'
  | 'settingsOf'
>

/** One that is known to be there. */
export async function readSaleView(means: Means, id: string): Promise<SaleView> {
  const stored = await means.reader.byId(means.runner, id)
  if (!stored) throw new Error(`sale ${id} is not there`)
  return toSaleView(means, means.runner, stored)
}

export async function toSaleView(
  means: Means,
  runner: Runner,
  stored: StoredSale,
): Promise<SaleView> {
  const { id, state, currency, paidMinor } = stored
  const steps = await means.history.steps(id)
  const findings = await means.history.findings(id)
  const parcel = await means.inbound.viewInbound(runner, { kind: 'sale', id })
  const secondOffer = secondOfferIn(stored, findings)
  const slip = await means.slips.ofSale(runner, id)
  const inspected = await inspectedOf(means, runner, stored)
  return {
    ...toSaleSummary(means, stored),
    ...factsOf(stored),
    ...numbersOf(means, stored),
    ...(paidMinor !== null && { paid: { minor: paidMinor, currency } }),
    ...(secondOffer && { secondOffer }),
    ...inspected,
    ...(await voucherOf(means, runner, stored)),
    ...(slip && { slip: { number: writeSlipNumber(slip), path: slipPathOf(stored.number) } }),
    ...(parcel && { parcel }),
    isCancellable: isCancellable(stored, parcel),
    steps: steps.map(step => ({ state: step.state, at: step.at.toISOString() })),
    ahead: wayBackOf(inspected.rejectedFor ?? []) === 'parcel' ? aheadOf(state) : [],
  }
}

/** What somebody at the bench found, and how it comes back. */
async function inspectedOf(
  { inspections }: Means,
  runner: Runner,
  { id, number }: StoredSale,
): Promise<Pick<SaleView, 'rejectedFor' | 'sentBack' | 'takenOver' | 'photoPaths'>> {
  const rejectedFor = await inspections.reasonsOf(runner, id)
  const sentBack = await inspections.sentBack(runner, id)
  const takenOver = await inspections.takenOver(runner, id)
  const photos = await photosOf(runner, { kind: 'inspection', id })
  return {
    ...(rejectedFor.length > 0 && { rejectedFor }),
    ...(sentBack && { sentBack }),
    ...(takenOver && { takenOver }),
    photoPaths: photos.map(photo => inspectionPhotoPath(number, photo.id)),
  }
}

/** Only one that can be spent, or was. */
async function voucherOf(
  { codeOfVoucher }: Means,
  runner: Runner,
  { id, payout }: StoredSale,
): Promise<Pick<SaleView, 'voucherCode'>> {
  const voucherCode = payout === 'voucher' ? await codeOfVoucher(runner, id) : undefined
  return voucherCode === undefined ? {} : { voucherCode }
}

type Summed = Pick<
  StoredSale,
  | 'number'
  | 'market'
  | 'state'
  | 'title'
  | 'currency'
  | 'offerMinor'
  | 'offeredAt'
  | 'payout'
  | 'sendBy'
  | 'since'
  | 'startedAt'
>

export function toSaleSummary(
  { settingsOf }: Pick<Means, 'settingsOf'>,
  stored: Summed,
): SaleSummary {
  const { number, market, state, title, currency, offerMinor, offeredAt, payout, sendBy } = stored
  const situation = {
    state,
    since: dayIn(market, stored.since),
    ...(offeredAt && { offeredOn: dayIn(market, offeredAt) }),
    ...(sendBy !== null && { sendBy }),
    ...(payout !== null && { payout }),
  }
  const due = saleDueOf(situation, new Set(settingsOf(market).holidays))
  return {
    number,
    state,
    title,
    startedAt: stored.startedAt.toISOString(),
    ...(offerMinor !== null && { offer: { minor: offerMinor, currency } }),
    ...(due && { due }),
  }
}

function factsOf(stored: StoredSale) {
  const { bookVersion, breakdown, expiresAt, replacedBy, payout, senderName, senderPhone } = stored
  return {
    market: stored.market,
    email: stored.email,
    isOwned: stored.userId !== null,
    deviceType: stored.deviceType,
    answers: stored.answers,
    ...(bookVersion !== null && { bookVersion }),
    ...(breakdown?.['bank-fast'] && { offers: breakdown }),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    ...(replacedBy !== null && { replacedBy }),
    ...(payout !== null && { payout }),
    ...(senderName !== null &&
      senderPhone !== null && { sender: { name: senderName, phone: senderPhone } }),
  }
}

/** Shown by their last four, for whoever holds the link of a letter. */
function numbersOf({ seal }: Pick<Means, 'seal'>, stored: StoredSale) {
  const { ibanSealed, holderSealed, imeiSealed, serialSealed, answers } = stored
  const kind = identifierKindOf(answers)
  const sealed = imeiSealed ?? serialSealed
  return {
    ...(ibanSealed !== null &&
      holderSealed !== null && {
        account: { iban: maskedIban(seal.open(ibanSealed)), holder: seal.open(holderSealed) },
      }),
    device: {
      kind,
      ...(sealed !== null && { masked: maskedIdentifier({ kind, value: seal.open(sealed) }) }),
    },
  }
}

function isCancellable({ state }: StoredSale, parcel: InboundView | undefined): boolean {
  return (
    state === 'draft' ||
    ((state === 'accepted' || state === 'label-sent') &&
      (parcel === undefined || isStillWithSender(parcel.state)))
  )
}

function secondOfferIn(
  { secondOfferMinor, currency }: StoredSale,
  findings: readonly StoredFinding[],
): SecondOffer | undefined {
  return secondOfferMinor === null
    ? undefined
    : {
        amount: { minor: secondOfferMinor, currency },
        lines: findings.map(({ part, declared, found, photoPath, amountMinor: minor }) => ({
          part,
          declared,
          found,
          amount: { minor, currency },
          ...(photoPath !== null && { photoPath }),
        })),
      }
}
