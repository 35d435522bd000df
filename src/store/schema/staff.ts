import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Market } from '#domain/market/market.ts'
import type { SettingChange } from '#domain/setting/change-settings.ts'
import type { ChangedSection } from '#domain/setting/setting-fields.ts'
import type { NoteSubject } from '#domain/staff/note.ts'
import type { StaffRole } from '#domain/staff/role.ts'
import type { OfficeLanguage } from '#domain/staff/staff.ts'
import { moment } from './catalogue.ts'

/** Created here: the auth library leaves ids of this kind to the code that stores the rows. */
function ownId() {
  return uuid().primaryKey().$defaultFn(randomUUID)
}

function ofStaff() {
  return uuid()
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' })
}

/** A person who works in the shop; apart from members. Who left is disabled, since the audit trail names them. */
export const staff = pgTable(
  'staff',
  {
    id: ownId(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(true),
    image: text(),
    language: text().$type<OfficeLanguage>().notNull().default('en'),
    disabledAt: moment(),
    twoFactorEnabled: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  t => [uniqueIndex('staff_email').on(sql`lower(${t.email})`)],
)

/** `ipAddress` is required by the auth library and stays empty. */
export const staffSession = pgTable(
  'staff_session',
  {
    id: ownId(),
    userId: ofStaff(),
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** When the second factor was last entered in this session. */
    factorAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  t => [index().on(t.userId), index().on(t.expiresAt)],
)

/** The password of a staff member, hashed; the auth library's other columns stay empty. */
export const staffAccount = pgTable(
  'staff_account',
  {
    id: ownId(),
    userId: ofStaff(),
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
  t => [index().on(t.userId), uniqueIndex('staff_account_of').on(t.providerId, t.accountId)],
)

/** The secret of an authenticator app and the codes for its loss, encrypted by the auth library. */
export const staffTwoFactor = pgTable(
  'staff_two_factor',
  {
    id: ownId(),
    userId: ofStaff(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    verified: boolean().default(true),
    failedVerificationCount: integer().default(0),
    lockedUntil: moment(),
  },
  t => [uniqueIndex('staff_two_factor_of').on(t.userId)],
)

/** A passkey of a staff member; `id` and `publicKey` as base64url, `counter` as its device counts. */
export const staffPasskey = pgTable(
  'staff_passkey',
  {
    id: text().primaryKey(),
    staffId: ofStaff(),
    name: text().notNull(),
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  t => [index().on(t.staffId)],
)

/** Pending sign-ins and invitations. */
export const staffVerification = pgTable(
  'staff_verification',
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

export const staffGrant = pgTable(
  'staff_grant',
  {
    staffId: ofStaff(),
    role: text().$type<StaffRole>().notNull(),
    market: text().$type<Market>().notNull(),
  },
  t => [primaryKey({ columns: [t.staffId, t.market, t.role] })],
)

/**
 * Who did what, and saw whom. Only added to. `before` and `after` hold what changed; neither holds secrets or account
 * numbers. `market` is empty for what belongs to no market.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    staffId: uuid().references(() => staff.id),
    /** The name at that time. */
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    market: text().$type<Market>(),
    reason: text(),
    before: jsonb(),
    after: jsonb(),
    /** 'done' or why it was refused; empty if the process ended before either was known. */
    outcome: text(),
    requestId: text(),
  },
  t => [
    index().on(t.subject, t.id),
    index().on(t.staffId, t.id),
    index().on(t.market, t.id),
    index().on(t.action, t.id),
    index().on(t.actor, t.id),
  ],
)

/** A change of one section of a market's settings: what each field was and became. Only added to. */
export const settingChange = pgTable(
  'setting_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    market: text().$type<Market>().notNull(),
    section: text().$type<ChangedSection>().notNull(),
    changes: jsonb().$type<readonly SettingChange[]>().notNull(),
    at: moment().notNull(),
    /** The name of the staff member at that time. */
    actor: text().notNull(),
    reason: text().notNull(),
    /** The change that it undoes. */
    undoes: bigint({ mode: 'number' }),
  },
  t => [index().on(t.market, t.section, t.id)],
)

/** What staff tell each other about an order, a trade-in, a return or a claim. Customers never see it. */
export const staffNote = pgTable(
  'staff_note',
  {
    id: uuid().primaryKey(),
    subjectKind: text().$type<NoteSubject['kind']>().notNull(),
    subjectId: uuid().notNull(),
    at: moment().notNull(),
    /** The name at that time. */
    actor: text().notNull(),
    text: text().notNull(),
  },
  t => [index().on(t.subjectId, t.at)],
)
