import { type KnownModels, knownModels } from '#domain/device/canonical/known-models.ts'
import { type Accepted, type Mapped, mappedKey } from '#domain/device/canonical/mapping.ts'
import type { DeviceCatalogue } from '#store/import/device-catalogue.ts'
import type { Sql } from '#store/transaction.ts'

/** The existing models, the spellings that people have accepted, and newly found spellings that they could accept. */
export type Known = {
  readonly models: KnownModels
  readonly accepted: Accepted
  readonly propose: (entries: readonly Mapped[]) => void
  readonly proposed: () => readonly Mapped[]
}

export async function loadKnown(
  catalogue: DeviceCatalogue,
  sql: Sql,
  accepted: Accepted,
): Promise<Known> {
  const proposals = new Map<string, Mapped>()
  return {
    models: knownModels(await catalogue.models(sql)),
    accepted,
    propose: entries => {
      for (const entry of entries) proposals.set(mappedKey(entry), entry)
    },
    proposed: () => [...proposals.values()],
  }
}
