import type { DocumentStore } from '#store/cloud/documents.ts'

type Deps = { readonly documents: Pick<DocumentStore, 'removeExpired'>; readonly now: () => Date }

/** Spec 4.6: documents nobody wrote for a month. */
export function makeForgetDocuments({ documents, now }: Deps) {
  return (): Promise<number> => documents.removeExpired(now())
}
