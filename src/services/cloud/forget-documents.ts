import type { DocumentStore } from '#store/cloud/documents.ts'

type Deps = { readonly documents: Pick<DocumentStore, 'removeExpired'>; readonly now: () => Date }

/** Deletes documents that were not written for a month (Spec 4.6). */
export function makeForgetDocuments({ documents, now }: Deps) {
  return (): Promise<number> => documents.removeExpired(now())
}
