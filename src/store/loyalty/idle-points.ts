import type { Market } from '#domain/market/market.ts'
import type { Day } from '#domain/time/day.ts'
import type { NewEmail } from '../mail.ts'
import type { Seal } from '../seal.ts'
import { sealBody } from '../sealed-email.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type IdlePoints = {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly points: number
  readonly lastUsedAt: Date
  /** Every expiry day the member was notified of, and when. */
  readonly notified: readonly { readonly lapsesOn: Day; readonly notifiedAt: string }[]
}

/** Members who have points in a market and neither earned nor used any since `since`. */
export function listIdlePoints(
  sql: Sql,
  market: Market,
  since: Date,
): Promise<readonly IdlePoints[]> {
  return rowsOf<IdlePoints>(sql, idle, [market, since])
}

/**
 * Writes the email, its sending and the record of the notification in one statement; `false` if the member was notified
 * before.
 */
export async function insertLapseEmail(
  seal: Seal,
  tx: Sql,
  { userId, lapsesOn }: { readonly userId: string; readonly lapsesOn: Day },
  { id, market, recipient, subject, html, plain }: NewEmail,
  at: Date,
): Promise<boolean> {
  const email = [recipient, subject, sealBody(seal, { html, plain })]
  const values = [userId, market, lapsesOn, at, id, ...email]
  return (await rowsOf(tx, notify, values)).length === 1
}

const idle: Statement = {
  name: 'points-idle',
  text: `select m.id as "userId", m.name, m.email, sum(e.points)::int as points,
      max(e.at) filter (where e.kind in ('order', 'sale', 'voucher')) as "lastUsedAt",
      (select coalesce(json_agg(json_build_object('lapsesOn', n.lapses_on, 'notifiedAt', n.told_at)), '[]')
        from point_notice n where n.user_id = m.id and n.market = $1) as notified
    from point_entry e join member m on m.id = e.user_id
    where e.market = $1
    group by m.id
    having sum(e.points) > 0 and max(e.at) filter (where e.kind in ('order', 'sale', 'voucher')) < $2
    order by m.id`,
}

const notify: Statement = {
  name: 'points-remind',
  text: `with told as (
      insert into point_notice (user_id, market, lapses_on, told_at) values ($1, $2, $3, $4)
      on conflict do nothing returning user_id
    ), written as (
      insert into mail (id, market, recipient, subject, body_sealed, created_at)
      select $5, $2, $6, $7, $8, $4 from told returning id
    )
    insert into outbox (id, topic, payload, created_at, next_attempt_at)
    select gen_random_uuid(), 'mail-written', jsonb_build_object('mailId', id), $4, $4 from written returning id`,
}
