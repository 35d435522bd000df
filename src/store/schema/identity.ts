import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Market } from '#domain/market/market.ts'
import { moment } from './catalogue.ts'

/** Made here: the library leaves ids of this kind to whoever keeps the rows. */
function ownId() {
  return uuid().primaryKey().$defaultFn(randomUUID)
}

/** A person with an account. `email` is a placeholder under .invalid for who only gave a phone. */
export const member = pgTable(
  'member',
  {
    id: ownId(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    /** E.164, proven by a code. */
    phoneNumber: text().unique('member_phone'),
    phoneNumberVerified: boolean().default(false),
    market: text().$type<Market>().notNull(),
    wantsNewsletter: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  t => [uniqueIndex('member_email').on(sql`lower(${t.email})`)],
)

/** A browser somebody is signed in with. `ipAddress` is part of the library's shape and stays empty. */
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

/** A way somebody signs in by: a password (hashed), or a stranger's word. */
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

/** What was sent out to be proven: links, codes, a stranger's state. */
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

/** orders.md: each use burns a custom token. Rows are kept until the token would have lapsed. */
export const burntToken = pgTable(
  'burnt_token',
  { id: uuid().primaryKey(), expiresAt: moment().notNull() },
  t => [index().on(t.expiresAt)],
)
