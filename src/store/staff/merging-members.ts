import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type MergedMember = { readonly id: string; readonly isBlocked: boolean }

/** The oldest member with this email address or phone number (E.164). */
export async function findMemberBy(
  sql: Sql,
  email: string,
  phone: string | undefined,
): Promise<string | undefined> {
  return (await rowsOf<{ id: string }>(sql, byAddress, [email, phone ?? null]))[0]?.id
}

/** Locks both, so that neither gets another order, voucher or session in the meantime. */
export function lockMembers(tx: Sql, ids: readonly [string, string]) {
  return rowsOf<MergedMember>(tx, lock, [ids])
}

/**
 * Everything that `goneId` has becomes that of `keptId`, and the account `goneId` ends with its sessions and its
 * password. The member who stays keeps their own name, cart and sign-in; what they lack is taken from the other.
 */
export async function moveToMember(tx: Sql, keptId: string, goneId: string): Promise<void> {
  for (const statement of moving) await rowsOf(tx, statement, [keptId, goneId])
  const [gone] = await rowsOf<Gone>(tx, end, [goneId])
  if (gone) await rowsOf(tx, complete, [keptId, gone.email, gone.proven, gone.phone, gone.wants])
}

type Gone = {
  readonly email: string
  readonly proven: boolean
  readonly phone: string | null
  readonly wants: boolean
}

const byAddress: Statement = {
  name: 'merge-find',
  text: `select id from member where lower(email) = lower($1) or phone_number = $2
    order by created_at limit 1`,
}

const lock: Statement = {
  name: 'merge-lock',
  text: `select id, blocked_at is not null as "isBlocked" from member where id = any($1::uuid[]) order by id for update`,
}

/** Of $2, to $1. */
const moving: readonly Statement[] = [
  ...(['orders', 'sale', 'voucher', 'point_entry', 'saved_address', 'member_passkey'] as const).map(
    table => ({
      name: `merge-${table}`,
      text: `update ${table} set user_id = $1::uuid where user_id = $2::uuid`,
    }),
  ),
  {
    name: 'merge-invitations',
    text: 'update member set invited_by = $1::uuid where invited_by = $2::uuid and id <> $1::uuid',
  },
  {
    name: 'merge-photos',
    text: 'update photo set uploaded_by = $1::uuid where uploaded_by = $2::uuid',
  },
  {
    name: 'merge-accounts',
    text: `update member_account a set user_id = $1::uuid,
        account_id = case a.provider_id when 'credential' then $1::text else a.account_id end
      where a.user_id = $2::uuid and not exists (
        select 1 from member_account own where own.user_id = $1::uuid and own.provider_id = a.provider_id)`,
  },
  {
    name: 'merge-favourites',
    text: `update saved_listing s set user_id = $1::uuid where s.user_id = $2::uuid and not exists (
      select 1 from saved_listing own where own.user_id = $1::uuid and own.listing_id = s.listing_id)`,
  },
  {
    name: 'merge-carts',
    text: `update cart_document d set user_id = $1::uuid where d.user_id = $2::uuid and not exists (
      select 1 from cart_document own where own.user_id = $1::uuid and own.market = d.market)`,
  },
]

/** Its sessions, and what could not move, go with it. */
const end: Statement = {
  name: 'merge-end',
  text: `delete from member where id = $1::uuid
    returning email, email_verified as proven, phone_number as phone, wants_newsletter as wants`,
}

const complete: Statement = {
  name: 'merge-complete',
  text: `update member set updated_at = now(), wants_newsletter = wants_newsletter or $5,
      email = case when email like '%.invalid' then $2 else email end,
      email_verified = case when email like '%.invalid' then $3 else email_verified end,
      phone_number = coalesce(phone_number, $4),
      phone_number_verified = phone_number_verified or (phone_number is null and $4 is not null)
    where id = $1::uuid`,
}
