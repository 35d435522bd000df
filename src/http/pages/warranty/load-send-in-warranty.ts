import { data, redirect } from 'react-router'
import { parse } from '#contract/schema.ts'
import { type SendInForm, sendInFormSchema } from '#contract/warranty-form.ts'
import type { Address } from '#domain/address/address.ts'
import type { Handover } from '#domain/inbound/inbound.ts'
import { offeredHandovers } from '#domain/inbound/offered-handovers.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { dayIn } from '#domain/time/day.ts'
import { type PurchasedDevice, parsePurchasedDevice } from '#domain/warranty/claim-number.ts'
import type { ClaimRefusal } from '#domain/warranty/claim-request.ts'
import { listAddresses } from '#services/account/save-addresses.ts'
import { viewPurchase } from '#services/account/view-purchase.ts'
import { listWarranties, viewWarranty } from '#services/warranty/list-warranties.ts'
import { openClaim } from '#services/warranty/open-claim.ts'
import { asMember, type MemberRequest, onMemberPage } from '../account/member-page.ts'
import { notFound, onFixedPage, type PageRequest, personal } from '../page-request.ts'
import { readFields } from '../read-form.ts'

const page = 'send-in-warranty'

/** The member's devices, to choose one to send in. */
export const loadSendInWarranty = onMemberPage(page, async ({ member, market, ctx }) => ({
  devices: await listWarranties(ctx, { userId: member.userId, market }),
}))

/** An address for a courier pickup: the delivery address of the order, or one that the member saved. */
export type PickupAddress = { readonly id: string; readonly address: Address }

/** The form to send in one device; a device with a claim under way redirects to that claim. */
export const loadSendInForm = onFixedPage(page, request => {
  const bought = deviceIn(request)
  return asMember(request, async member => {
    const device = await viewWarranty(member.ctx, ownerOf(member), bought)
    if (!device) throw notFound()
    if (device.claimUnderWay) throw toClaim(member, device.claimUnderWay.number)
    const { market } = member
    const holidays = new Set(member.ctx.settings.shopOf(market).holidays)
    const today = dayIn(market, member.ctx.clock())
    return {
      device,
      today,
      handovers: offeredHandovers(market, today, holidays),
      addresses: await addressesOf(member, bought),
    }
  })
})

/** Why the form is refused, with its input. */
export type SendInRefused = {
  readonly refusal: ClaimRefusal | NoHandover
  readonly given: SendInForm
}
type NoHandover = { readonly kind: 'handover-needed' } | { readonly kind: 'problem-needed' }

/** Opens the claim and redirects to it. */
export const sendDeviceIn = onFixedPage(page, request => {
  const bought = deviceIn(request)
  return asMember(request, async member => {
    const given = await readSendIn(request)
    const refused = (refusal: SendInRefused['refusal']) =>
      data({ refusal, given }, { status: 422, headers: personal })
    const { problem, words: text, photos } = given
    const handover = await handoverOf(member, bought, given)
    if (problem === '') return refused({ kind: 'problem-needed' })
    if (!handover) return refused({ kind: 'handover-needed' })
    const claim = { device: bought, problem, words: text, photos, handover }
    const opened = await openClaim(member.ctx, ownerOf(member), claim)
    if (opened.ok) throw toClaim(member, opened.value)
    if (opened.refusal.kind === 'not-found') throw notFound()
    return refused(opened.refusal)
  })
})

function toClaim({ market }: MemberRequest, number: string) {
  return redirect(buildUrl(market, 'my-warranties', [number]), { status: 303, headers: personal })
}

function ownerOf({ member: { userId }, market }: MemberRequest) {
  return { userId, market }
}

async function addressesOf(
  request: MemberRequest,
  { orderNumber }: PurchasedDevice,
): Promise<readonly PickupAddress[]> {
  const { ctx } = request
  const [details, saved] = await Promise.all([
    viewPurchase(ctx, ownerOf(request), orderNumber),
    listAddresses(ctx, ownerOf(request)),
  ])
  const ofOrder = details?.order.delivery.address
  return [
    ...(ofOrder ? [{ id: 'order', address: ofOrder }] : []),
    ...saved.map(({ id, market: _same, ...address }) => ({ id, address })),
  ]
}

/** A courier collects only from one of the member's own addresses; other handovers need no address. */
async function handoverOf(
  request: MemberRequest,
  bought: PurchasedDevice,
  { handover, day, hours, from }: SendInForm,
): Promise<Handover | undefined> {
  if (handover === undefined) return undefined
  if (handover !== 'courier') return { kind: handover }
  const addresses = await addressesOf(request, bought)
  const chosen = addresses.find(({ id }) => id === from)
  return chosen && day !== ''
    ? { kind: 'courier', from: chosen.address, day, ...(hours !== '' && { hours }) }
    : undefined
}

/** A repeated field is refused, except for photos. */
async function readSendIn({ request }: PageRequest): Promise<SendInForm> {
  const pairs = [...(await readFields(request))]
  const photos = pairs.filter(([name]) => name === 'photos').map(([, value]) => value)
  const single = pairs.filter(([name]) => name !== 'photos')
  const values = Object.fromEntries(single)
  const isOnce = Object.keys(values).length === single.length
  const form = isOnce ? parse(sendInFormSchema, { ...values, photos }) : undefined
  if (!form?.ok) throw data(undefined, { status: 400 })
  return form.value
}

function deviceIn({ market, path }: PageRequest): PurchasedDevice {
  const [segment = ''] = parsePath(market, path)?.params ?? []
  const device = parsePurchasedDevice(segment)
  if (!device) throw notFound()
  return device
}
