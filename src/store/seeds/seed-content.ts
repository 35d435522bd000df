import type { Transaction } from '../database.ts'
import { contentPage } from '../schema/content.ts'
import { readSeedContent } from './content/read-seed-content.ts'

/** A version that is there already stays as it was; another text is published beside it. */
export function seedContent(tx: Transaction, now: Date) {
  return tx
    .insert(contentPage)
    .values(readSeedContent().map(each => ({ ...each, publishedAt: now })))
    .onConflictDoNothing()
}
