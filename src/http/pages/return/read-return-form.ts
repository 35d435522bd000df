import { data } from 'react-router'
import type { FormPair } from '#contract/return-form-pairs.ts'
import { parse, type Schema } from '#contract/schema.ts'
import type { AddressVariant } from '#domain/address/address.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { HandoverDraft } from '#domain/return/return-draft.ts'
import { listCounties, listLocalities } from '#services/places/list-places.ts'
import { viewPickupPoint } from '#services/places/view-pickup-point.ts'
import type { PageRequest } from '../page-request.ts'
import { readFields } from '../read-form.ts'

/** Room for a comment on every device of an order, in an alphabet with two bytes per letter. */
const longestBody = 65_536

/** The fields of a return form, in order; an unknown field is a 400 and changes nothing. */
export async function readPairs<T>(request: Request, schema: Schema<T>): Promise<T> {
  const pairs: readonly FormPair[] = [...(await readFields(request, longestBody))]
  const form = parse(schema, pairs)
  if (!form.ok) throw data(undefined, { status: 400 })
  return form.value
}

export type KnownHandover = {
  readonly handover: HandoverDraft
  readonly point: PickupPoint | undefined
}

/** The names of places and pickup points come from the shop's own lists, never from a browser. */
export async function withPlaces(
  page: Pick<PageRequest, 'ctx' | 'market'>,
  draft: HandoverDraft,
): Promise<KnownHandover> {
  const [from, point] = await Promise.all([
    withNames(page, draft.from),
    draft.pointId === '' ? undefined : viewPickupPoint(page.ctx, page.market, draft.pointId),
  ])
  return { handover: { ...draft, from, pointId: point?.id ?? '' }, point }
}

async function withNames(
  { ctx, market }: Pick<PageRequest, 'ctx' | 'market'>,
  from: AddressVariant,
): Promise<AddressVariant> {
  if (from.countyId === '') return from
  const [counties, localities] = await Promise.all([
    listCounties(ctx, market),
    listLocalities(ctx, market, Number(from.countyId)),
  ])
  const county = counties.find(({ id }) => id === from.countyId)
  const locality = localities.find(({ id }) => id === from.localityId)
  return { ...from, county: county?.name ?? '', locality: locality?.name ?? '' }
}
