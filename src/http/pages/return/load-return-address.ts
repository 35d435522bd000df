import { data, redirect } from 'react-router'
import { handoverFormSchema } from '#contract/return-form.ts'
import { type Address, toVariant } from '#domain/address/address.ts'
import type { Handover, OfferedHandover } from '#domain/inbound/inbound.ts'
import { offeredHandovers } from '#domain/inbound/offered-handovers.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { handoverOf, type ReturnField } from '#domain/return/request-of.ts'
import { firstHandover, type HandoverDraft } from '#domain/return/return-draft.ts'
import { dayIn } from '#domain/time/day.ts'
import { listCounties } from '#services/places/list-places.ts'
import { changeReturnHandover } from '#services/return/change-return.ts'
import { knownAddress } from '../account/known-address.ts'
import { notFound, onFixedPage, type PageRequest, personal } from '../page-request.ts'
import { returnOf } from './load-return.ts'
import { readPairs, withPlaces } from './read-return-form.ts'
import { namedIn, viewerOf } from './return-requester.ts'

const page = 'return-address'

/** Where the shop accepts returns and how they are sent; for one return, where it is collected or dropped off. */
export const loadReturnAddress = onFixedPage(page, async request => {
  if (namedIn(request) === '') {
    const isMember = (await viewerOf(request)).kind === 'member'
    return { kind: 'shop', isMember } as const
  }
  const { access, view } = await returnOf(request)
  const { ctx, market } = request
  const offered = offeredTo(request)
  const address = await knownAddress(request, access, view.orderNumber)
  return {
    kind: 'return',
    view,
    offered,
    given: draftOf(view.handover, offered, address),
    givenPoint: view.handover?.kind === 'courier' ? undefined : view.handover?.point,
    counties: await listCounties(ctx, market),
    isMember: access.isMember,
    returnPath: buildUrl(market, 'return', [view.number], access.query),
  } as const
})

function offeredTo({ ctx, market }: PageRequest): readonly OfferedHandover[] {
  return offeredHandovers(
    market,
    dayIn(market, ctx.clock()),
    new Set(ctx.settings.shopOf(market).holidays),
  )
}

/** The handover as chosen; a day in the past is replaced. */
function draftOf(
  handover: Handover | undefined,
  offered: readonly OfferedHandover[],
  address: Address | undefined,
): HandoverDraft {
  const first = firstHandover(offered, address)
  if (!handover) return first
  const { kind } = handover
  if (kind !== 'courier') return { ...first, kind, pointId: handover.point?.id ?? '' }
  const { day, from } = handover
  return { ...first, kind, day, from: toVariant(from) }
}

export type HandoverAnswer = {
  readonly draft: HandoverDraft
  readonly fields: readonly ReturnField[]
  readonly isRefused: boolean
}

/** Changes the handover, until the carrier has the parcel. */
export const changeReturnAddress = onFixedPage(page, async request => {
  if (namedIn(request) === '') throw notFound()
  const { access, view } = await returnOf(request)
  const { ctx, market } = request
  const sent = await readPairs(request.request, handoverFormSchema)
  const { handover: draft, point } = await withPlaces(request, sent)
  const validated = handoverOf(draft, offeredTo(request), market, point)
  const showAgain = (status: number, fields: readonly ReturnField[], isRefused: boolean) =>
    data({ draft, fields, isRefused } satisfies HandoverAnswer, { status, headers: personal })
  if (!validated.ok) return showAgain(422, validated.refusal.fields, false)
  const changed = await changeReturnHandover(ctx, access.requester, view.number, validated.value)
  if (changed.ok)
    throw redirect(
      buildUrl(market, 'return', [view.number], [...access.query, ['done', 'changed']]),
      {
        status: 303,
        headers: personal,
      },
    )
  if (changed.refusal.kind === 'not-found') throw notFound()
  return showAgain(409, [], true)
})
