import type { Seal } from '#store/seal.ts'
import type { SealedStore } from '#store/sealed-columns.ts'
import { openBody, sealBody } from '#store/sealed-letter.ts'

type Means = { readonly sealed: SealedStore; readonly seal: Seal }

const batch = 500

/** Seals the letters that were written before letters were sealed, which migration 0012 left as they were. */
export async function sealLetters({ sealed, seal }: Means): Promise<void> {
  for (;;) {
    const letters = await sealed.lettersInClear(batch)
    for (const letter of letters) {
      const body = sealBody(seal, openBody(seal, letter.sealed))
      await sealed.replace({ table: 'mail', column: 'body_sealed' }, letter, body)
    }
    if (letters.length < batch) return
  }
}
