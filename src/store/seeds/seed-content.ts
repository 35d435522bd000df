import type { Transaction } from '../database.ts'
import { contentPage } from '../schema/content.ts'
import { readSeedContent } from './content/read-seed-content.ts'

/** An existing version stays unchanged; a changed text is published as another version. */
export function seedContent(tx: Transaction, now: Date) {
  return tx
    .insert(contentPage)
    .values(readSeedContent().map(each => ({ ...each, publishedAt: now })))
    .onConflictDoNothing()
}
