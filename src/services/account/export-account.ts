import type { OwnRecord, OwnRecordStore } from '#store/account/own-record.ts'

type Deps = { readonly records: OwnRecordStore; readonly now: () => Date }

export type ExportedAccount = OwnRecord & { readonly exportedAt: string }

const placeholder = '.invalid'

/**
 * All data stored about a member, and about nobody else; undefined if there is no such member (Rules of trade, Law
 * 11).
 */
export function makeExportAccount({ records, now }: Deps) {
  return async (userId: string): Promise<ExportedAccount | undefined> => {
    const record = await records.read(userId)
    if (!record) return undefined
    const { member, ...rest } = record
    return { exportedAt: now().toISOString(), member: withoutPlaceholder(member), ...rest }
  }
}

/** A member who only gave a phone number has a placeholder instead of an email address. */
function withoutPlaceholder(member: OwnRecord['member']): OwnRecord['member'] {
  const { email, ...rest } = member
  return String(email).endsWith(placeholder) ? rest : member
}
