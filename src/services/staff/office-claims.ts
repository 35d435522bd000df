import type { Market } from '#domain/market/market.ts'
import { parseClaimNumber } from '#domain/warranty/claim-number.ts'
import type { ClaimState } from '#domain/warranty/claim-state.ts'
import { type ListedClaim, listStaffClaims } from '#store/staff/claims.ts'
import { type HistoryStep, listHistory } from '#store/staff/order-facts.ts'
import { findClaimByNumber, type StoredClaim } from '#store/warranty/claims.ts'
import type { Context } from '../context.ts'
import { photosOf, pictureOfSubject } from '../photo/attach-photos.ts'
import { type ListRequest, type Page, pageOf, rowsPerPage } from './view-work.ts'

type Ctx = Pick<Context, 'sql'>

export type OfficeClaim = {
  readonly claim: StoredClaim
  readonly photos: readonly string[]
  readonly history: readonly HistoryStep[]
}

export async function listOfficeClaims(
  { sql }: Ctx,
  request: ListRequest<ClaimState>,
): Promise<Page<ListedClaim>> {
  const rows = await listStaffClaims(sql, { ...request, limit: rowsPerPage + 1 })
  return pageOf(rows, ({ number }) => number)
}

/** `undefined` for a claim of another market as for a missing one. */
export async function viewOfficeClaim(
  ctx: Ctx,
  markets: readonly Market[],
  typed: string,
): Promise<OfficeClaim | undefined> {
  const claim = await findOfficeClaim(ctx, markets, typed)
  if (!claim) return undefined
  const photos = await photosOf(ctx.sql, { kind: 'warranty', id: claim.id })
  return {
    claim,
    photos: photos.map(({ id }) => id),
    history: await listHistory(ctx.sql, 'claim', claim.id),
  }
}

export async function findOfficeClaim(
  { sql }: Ctx,
  markets: readonly Market[],
  typed: string,
): Promise<StoredClaim | undefined> {
  const number = parseClaimNumber(typed)
  const claim = number === undefined ? undefined : await findClaimByNumber(sql, number)
  return claim && markets.includes(claim.market) ? claim : undefined
}

export async function openOfficeClaimPhoto(
  ctx: Ctx,
  markets: readonly Market[],
  number: string,
  photoId: string,
): Promise<Buffer | undefined> {
  const claim = await findOfficeClaim(ctx, markets, number)
  return claim && pictureOfSubject(ctx.sql, { kind: 'warranty', id: claim.id }, photoId)
}
