import type { OwnRecord, OwnRecordStore } from '#store/account/own-record.ts'

type Deps = { readonly records: OwnRecordStore; readonly now: () => Date }

export type ExportedAccount = OwnRecord & { readonly exportedAt: string }

const placeholder = '.invalid'

/** Rules of trade, Law 11: all that is kept of a member, of nobody else; undefined where there is none. */
export function makeExportAccount({ records, now }: Deps) {
  return async (userId: string): Promise<ExportedAccount | undefined> => {
    const record = await records.read(userId)
    if (!record) return undefined
    const { member, ...rest } = record
    return { exportedAt: now().toISOString(), member: withoutPlaceholder(member), ...rest }
  }
}

/** Who only ever gave a phone has no address of their own. */
function withoutPlaceholder(member: OwnRecord['member']): OwnRecord['member'] {
  const { email, ...rest } = member
  return String(email).endsWith(placeholder) ? rest : member
}
