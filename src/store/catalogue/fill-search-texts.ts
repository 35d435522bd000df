import { eq } from 'drizzle-orm'
import { searchTextOf } from '#domain/device/search/fold-words.ts'
import type { Db } from '../database.ts'
import { model } from '../schema/catalogue.ts'

/** Adds search texts to models that were stored before the search existed. */
export async function fillSearchTexts(db: Db): Promise<void> {
  const bare = await db
    .select({ id: model.id, brand: model.brand, name: model.name })
    .from(model)
    .where(eq(model.searchText, ''))
  for (const { id, ...named } of bare)
    await db
      .update(model)
      .set({ searchText: searchTextOf(named) })
      .where(eq(model.id, id))
}
