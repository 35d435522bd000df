import type pg from 'pg'
import { memberPasskeys } from '../passkeys.ts'
import { committed, rowsOf, type Statement } from '../transaction.ts'
import { forgetAddressUnproven, lockAddress } from './address-lock.ts'
import { type EmailToWrite, writeEmail } from './emails.ts'

/** A member's request for another email address; the links are stored as hashes. */
export type EmailChange = {
  readonly userId: string
  readonly email: string
  readonly hash: string
  readonly until: Date
  /** The previous verified address, whose owner can stop the change. */
  readonly before?: { readonly email: string; readonly hash: string; readonly until: Date }
}

type Emails = {
  readonly onFree: EmailToWrite
  readonly onTaken: EmailToWrite
  readonly onBefore: EmailToWrite | undefined
}

export function insertEmailChange(
  pool: pg.Pool,
  { userId, email, hash, until, before }: EmailChange,
  emails: Emails,
) {
  return committed(pool, async tx => {
    await rowsOf(tx, lockAddress, [email])
    await rowsOf(tx, forgetRequest, [userId])
    const [taken] = await rowsOf<{ id: string }>(tx, taker, [email, userId])
    if (!taken)
      await rowsOf(tx, insert, [`${changePrefix}${hash}`, JSON.stringify({ userId, email }), until])
    await writeEmail(tx, taken ? emails.onTaken : emails.onFree)
    if (!before || !emails.onBefore) return
    const value = JSON.stringify({ userId, email, before: before.email })
    await rowsOf(tx, insert, [`${stopPrefix}${before.hash}`, value, before.until])
    await writeEmail(tx, emails.onBefore)
  })
}

/** The new owner of the address; `undefined` if the link is expired or used, or the address is taken by now. */
export function applyEmailChange(pool: pg.Pool, hash: string): Promise<string | undefined> {
  return committed(pool, async tx => {
    const request = await takeRequest(tx, `${changePrefix}${hash}`)
    if (!request) return undefined
    await rowsOf(tx, lockAddress, [request.email])
    await rowsOf(tx, forgetAddressUnproven, [request.email])
    const [changed] = await rowsOf<{ id: string }>(tx, change, [request.userId, request.email])
    await rowsOf(tx, forgetResets, [request.userId])
    return changed?.id
  })
}

/**
 * Restores the previous address, cancels pending changes and ends every session and passkey; `undefined` if the link is
 * no longer valid.
 */
export function withdrawEmailChange(pool: pg.Pool, hash: string): Promise<string | undefined> {
  return committed(pool, async tx => {
    const request = await takeRequest(tx, `${stopPrefix}${hash}`)
    if (!request?.before) return undefined
    await rowsOf(tx, lockAddress, [request.before])
    await rowsOf(tx, forgetRequest, [request.userId])
    await rowsOf(tx, changeBack, [request.userId, request.before])
    await rowsOf(tx, forgetResets, [request.userId])
    await rowsOf(tx, endSessions, [request.userId])
    await memberPasskeys.removeAll(tx, request.userId)
    return request.userId
  })
}

const changePrefix = 'email-change:'
const stopPrefix = 'email-stop:'

type ChangeRequest = { readonly userId: string; readonly email: string; readonly before?: string }

async function takeRequest(tx: Parameters<typeof rowsOf>[0], identifier: string) {
  const [row] = await rowsOf<{ value: string }>(tx, take, [identifier])
  return row && (JSON.parse(row.value) as ChangeRequest)
}

const insert: Statement = {
  name: 'email-change-insert',
  text: `insert into verification (id, identifier, value, expires_at, created_at, updated_at)
    values (gen_random_uuid(), $1, $2, $3, now(), now())`,
}

const forgetRequest: Statement = {
  name: 'email-change-forget',
  text: `delete from verification where identifier like 'email-change:%' and strpos(value, $1::text) > 0`,
}

const taker: Statement = {
  name: 'email-change-taker',
  text: 'select id from member where lower(email) = lower($1) and email_verified and id <> $2::uuid',
}

const take: Statement = {
  name: 'email-change-take',
  text: 'delete from verification where identifier = $1 and expires_at > now() returning value',
}

const change: Statement = {
  name: 'email-change-set',
  text: `update member set email = lower($2), email_verified = true, updated_at = now()
    where id = $1::uuid and not exists (
      select 1 from member other where lower(other.email) = lower($2) and other.id <> $1::uuid)
    returning id`,
}

const changeBack: Statement = {
  name: 'email-change-back',
  text: `update member set email = lower($2), email_verified = true, updated_at = now()
    where id = $1::uuid and not exists (
      select 1 from member other where lower(other.email) = lower($2) and other.id <> $1::uuid)`,
}

/** Password reset links that were sent to the other address. */
const forgetResets: Statement = {
  name: 'email-change-resets',
  text: `delete from verification where strpos(value, $1::text) > 0 and identifier not like 'email-stop:%'`,
}

const endSessions: Statement = {
  name: 'email-change-sessions',
  text: 'delete from member_session where user_id = $1::uuid',
}
