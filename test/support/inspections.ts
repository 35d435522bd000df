import type { ApiApp } from './api-app.ts'
import { officeToken } from './api-app.ts'
import type { Rows } from './order-cases.ts'
import { acceptance, aReadyTradeIn, tradeInsOn } from './trade-ins.ts'

/** A member's trade-in whose parcel arrived days ago. */
export async function aTradeInThatCame(
  api: Pick<ApiApp, 'ask'>,
  rows: Rows,
  cookie: string,
  { over = {}, payout }: { readonly over?: object; readonly payout?: 'bank-slow' | 'voucher' } = {},
) {
  const tradeIn = await aReadyTradeIn(api, cookie, over)
  const tradeIns = tradeInsOn(api)
  if (payout !== undefined)
    await tradeIns.ask('PUT', `${tradeIn.url}/payout/`, { payout }, { cookie })
  const accepted = await tradeIn.accept(acceptance())
  if (accepted.status !== 200) throw new Error(JSON.stringify(accepted.body))
  await rows(
    `with come as (update sale set state = 'received' where number = $1 returning id)
     insert into sale_history (id, sale_id, from_state, to_state, actor, reason, at)
     select gen_random_uuid(), id, 'in-transit', 'received', 'carrier', 'arrived', now() from come`,
    tradeIn.number,
  )
  return { ...tradeIn, number: tradeIn.number, cookie }
}

/** Sends staff requests about a trade-in. */
export function officeOn(api: Pick<ApiApp, 'ask'>) {
  return async (number: string, action: string, body: object, token = officeToken) => {
    const response = await api.ask({
      method: 'POST',
      url: `/api/office/sales/${number}/${action}/`,
      payload: body,
      headers: { origin: 'https://shop.example', authorization: `Bearer ${token}` },
    })
    return { status: response.statusCode, body: response.json() as Record<string, unknown> }
  }
}

/** A photo of a part, as staff uploaded it. */
export async function benchPhoto(rows: Rows, part: string) {
  const [photo] = await rows<{ id: string }>(
    `insert into photo (id, picture, width, height, client_hash, created_at)
     values (gen_random_uuid(), '\\x00', 4, 3, 'bench', now()) returning id`,
  )
  if (!photo) throw new Error('No photo was stored.')
  return { id: photo.id, part }
}

/** The case is lightly worn, with a photo of it. */
export async function wornReport(rows: Rows, identifier: string, over: object = {}) {
  return inspectionReport(identifier, {
    found: { 'grading-case': 'light' },
    photos: [await benchPhoto(rows, 'grading-case')],
    ...over,
  })
}

/** An inspection report with everything found as declared. */
export function inspectionReport(identifier: string, over: object = {}) {
  return {
    found: {},
    identifier,
    isLocked: false,
    reason: 'looked at on the bench',
    ...over,
  }
}
