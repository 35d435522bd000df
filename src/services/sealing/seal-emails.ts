import type { Seal } from '#store/seal.ts'
import type { SealedStore } from '#store/sealed-columns.ts'
import { openBody, sealBody } from '#store/sealed-email.ts'

type Deps = { readonly sealed: SealedStore; readonly seal: Seal }

const batch = 500

/** Encrypts emails that were written before emails were encrypted; migration 0012 left them unchanged. */
export async function sealEmails({ sealed, seal }: Deps): Promise<void> {
  for (;;) {
    const emails = await sealed.emailsInClear(batch)
    for (const email of emails) {
      const body = sealBody(seal, openBody(seal, email.sealed))
      await sealed.replace({ table: 'mail', column: 'body_sealed' }, email, body)
    }
    if (emails.length < batch) return
  }
}
