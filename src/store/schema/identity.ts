import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ParcelNewsWay } from '#domain/identity/own-profile.ts'
import type { Market } from '#domain/market/market.ts'
import { moment } from './catalogue.ts'

/** Created here: the auth library leaves ids of this kind to the code that stores the rows. */
function ownId() {
  return uuid().primaryKey().$defaultFn(randomUUID)
}

/** A person with an account. `email` is a placeholder under .invalid for a person who gave only a phone number. */
export const member = pgTable(
  'member',
  {
    id: ownId(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    /** E.164, verified by a code. */
    phoneNumber: text().unique('member_phone'),
    phoneNumberVerified: boolean().default(false),
    market: text().$type<Market>().notNull(),
    wantsNewsletter: boolean().notNull().default(false),
    /** How news of parcels comes. */
    parcelNewsBy: text().$type<ParcelNewsWay>().notNull().default('email'),
    /** What the links contain that invite others; null until the member asks for one. */
    invitationCode: text().unique('member_invitation_code'),
    /** Who invited the member, and when the member accepted. */
    invitedBy: uuid().references((): AnyPgColumn => member.id, { onDelete: 'set null' }),
    invitedAt: moment(),
    /** Staff let nobody sign in since. */
    blockedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  t => [
    uniqueIndex('member_email').on(sql`lower(${t.email})`),
    index().on(t.market, t.createdAt),
    index('member_by_inviter').on(t.invitedBy).where(sql`invited_by is not null`),
    index('member_by_words').using('gin', sql`to_tsvector('simple', name)`),
    index('member_by_name').on(sql`lower(name) text_pattern_ops`),
  ],
)

/** A browser in which somebody is signed in. `ipAddress` is required by the auth library and stays empty. */
export const memberSession = pgTable(
  'member_session',
  {
    id: ownId(),
    userId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  t => [index().on(t.userId), index().on(t.expiresAt)],
)

/** A sign-in method of a member: a password (hashed), or an identity provider. */
export const memberAccount = pgTable(
  'member_account',
  {
    id: ownId(),
    userId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  t => [index().on(t.userId), uniqueIndex('member_account_of').on(t.providerId, t.accountId)],
)

/** A key on a device of a member that signs them in; `id` and `publicKey` as base64url. */
export const memberPasskey = pgTable(
  'member_passkey',
  {
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  t => [index().on(t.userId)],
)

/** Pending verifications: links, codes, and the state of an identity provider. */
export const verification = pgTable(
  'verification',
  {
    id: ownId(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  t => [index().on(t.identifier), index().on(t.expiresAt)],
)

/** Each use invalidates a custom token (orders.md). Rows are stored until the token would have expired. */
export const burntToken = pgTable(
  'burnt_token',
  { id: uuid().primaryKey(), expiresAt: moment().notNull() },
  t => [index().on(t.expiresAt)],
)
