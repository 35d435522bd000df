import type { OwnProfile, ParcelNewsWay, ProfileChange } from '#domain/identity/own-profile.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export async function findProfile(sql: Sql, userId: string): Promise<OwnProfile | undefined> {
  return (await rowsOf<OwnProfile>(sql, read, [userId]))[0]
}

export function updateProfile(
  sql: Sql,
  userId: string,
  { name, market, wantsNewsletter, parcelNewsBy }: ProfileChange,
) {
  return rowsOf(sql, write, [userId, name, market, wantsNewsletter, parcelNewsBy ?? null])
}

/** How the customer of an order hears of its parcel: a guest by email. */
export async function findParcelNewsWay(sql: Sql, orderId: string): Promise<ParcelNewsWay> {
  return (await rowsOf<{ way: ParcelNewsWay }>(sql, way, [orderId]))[0]?.way ?? 'email'
}

const way: Statement = {
  name: 'profile-parcel-news',
  text: `select m.parcel_news_by as way from orders o join member m on m.id = o.user_id
    where o.id = $1::uuid`,
}

const read: Statement = {
  name: 'profile',
  text: `select name, market, wants_newsletter as "wantsNewsletter", parcel_news_by as "parcelNewsBy"
    from member where id = $1::uuid`,
}

const write: Statement = {
  name: 'profile-write',
  text: `update member set name = $2, market = $3, wants_newsletter = $4, parcel_news_by = coalesce($5, parcel_news_by),
      updated_at = now()
    where id = $1::uuid`,
}
