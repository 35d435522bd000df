import type { OwnProfile } from '#domain/identity/own-profile.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export async function findProfile(sql: Sql, userId: string): Promise<OwnProfile | undefined> {
  return (await rowsOf<OwnProfile>(sql, read, [userId]))[0]
}

export function updateProfile(
  sql: Sql,
  userId: string,
  { name, market, wantsNewsletter }: OwnProfile,
) {
  return rowsOf(sql, write, [userId, name, market, wantsNewsletter])
}

const read: Statement = {
  name: 'profile',
  text: 'select name, market, wants_newsletter as "wantsNewsletter" from member where id = $1::uuid',
}

const write: Statement = {
  name: 'profile-write',
  text: `update member set name = $2, market = $3, wants_newsletter = $4, updated_at = now()
    where id = $1::uuid`,
}
