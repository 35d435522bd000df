import type { CartDocument, SharedCart } from '#domain/cart/document.ts'
import { cartFromStored, cartToStored, type Stored } from '#domain/cart/stored-cart.ts'
import type { Market } from '#domain/market/market.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import { documentChannel } from './listen.ts'

/** The member and the market of a document. */
export type DocumentKey = { readonly userId: string; readonly market: Market }

/** A document at one of its revisions. */
export type KnownRevision = DocumentKey & { readonly revision: number }

export type NewDocument = DocumentKey & {
  readonly document: CartDocument
  /** The revision it was based on; 0 if there was none. */
  readonly base: number
  readonly at: Date
  readonly expiresAt: Date
}

type Options = {
  /** Whether a write itself notifies the listeners of PostgreSQL. */
  readonly notifies: boolean
}

export async function readStoredDocument(
  sql: Sql,
  { userId, market }: DocumentKey,
  at: Date,
): Promise<CartDocument | undefined> {
  const [row] = await rowsOf<Row>(sql, readOne, [userId, market, at])
  return row && toDocument(row)
}

/** `false` if the document is no longer at `base`: nothing is written. The write and its notification are one statement. */
export async function writeStoredDocument(
  sql: Sql,
  { notifies }: Options,
  { userId, market, document, base, at, expiresAt }: NewDocument,
) {
  const { revision, timestamp, stateVersion, cart, removed } = document
  const content = [stateVersion, JSON.stringify(cartToStored(cart)), JSON.stringify(removed)]
  const values = [userId, market, revision, timestamp, ...content, expiresAt, at, notifies]
  const rows =
    base === 0
      ? await rowsOf(sql, insertOne, values)
      : await rowsOf(sql, updateOne, [...values, base])
  return rows.length === 1
}

/** In all markets of these members. */
export function listDocumentRevisions(
  sql: Sql,
  userIds: readonly string[],
  at: Date,
): Promise<readonly KnownRevision[]> {
  return rowsOf<KnownRevision>(sql, readRevisions, [userIds, at])
}

export async function deleteExpiredDocuments(sql: Sql, at: Date): Promise<number> {
  return (await rowsOf(sql, remove, [at])).length
}

type Row = {
  readonly revision: number
  /** bigint, which node-postgres returns as text. */
  readonly timestamp: string
  readonly state_version: string
  readonly keys: Stored<SharedCart>
  readonly removed: readonly string[]
}

function toDocument({ revision, timestamp, state_version, keys, removed }: Row): CartDocument {
  return {
    revision,
    timestamp: Number(timestamp),
    stateVersion: state_version,
    cart: cartFromStored<SharedCart>(keys),
    removed,
  }
}

const readOne: Statement = {
  name: 'read-cart-document',
  text: `select revision, timestamp, state_version, keys, removed from cart_document
    where user_id = $1 and market = $2 and expires_at > $3`,
}

const readRevisions: Statement = {
  name: 'read-cart-document-revisions',
  text: `select user_id as "userId", market, revision from cart_document
    where user_id = any($1::uuid[]) and expires_at > $2`,
}

const remove: Statement = {
  name: 'remove-expired-cart-documents',
  text: 'delete from cart_document where expires_at <= $1 returning 1',
}

/** The change in the format that services/cloud/document-change.ts reads. */
const notification = `select case when $10::boolean
    then pg_notify('${documentChannel}', $1::uuid || ' ' || $2::text || ' ' || $3::int)::text end from written`

/** The first revision of a document, also if an expired one still exists. */
const insertOne: Statement = {
  name: 'insert-cart-document',
  text: `with written as (
    insert into cart_document
      (user_id, market, revision, timestamp, state_version, keys, removed, expires_at)
    values ($1::uuid, $2::text, $3::int, $4::bigint, $5, $6::jsonb, $7::jsonb, $8)
    on conflict (user_id, market) do update set revision = excluded.revision,
      timestamp = excluded.timestamp, state_version = excluded.state_version,
      keys = excluded.keys, removed = excluded.removed, expires_at = excluded.expires_at
    where cart_document.expires_at <= $9
    returning 1
  ) ${notification}`,
}

const updateOne: Statement = {
  name: 'update-cart-document',
  text: `with written as (
    update cart_document set revision = $3::int, timestamp = $4::bigint, state_version = $5,
      keys = $6::jsonb, removed = $7::jsonb, expires_at = $8
    where user_id = $1::uuid and market = $2::text and revision = $11::int and expires_at > $9
    returning 1
  ) ${notification}`,
}
