import type { StoredEvents } from '#services/analytics/save-events.ts'
import type {
  makeCountProductParts,
  makeListItems,
  makeListListPaths,
  makeListProductPaths,
} from '#services/catalogue/list-addresses.ts'
import type {
  makeListPosts,
  makeReadPost,
  makeReadTextPage,
} from '#services/content/read-content.ts'
import type { makeReadLegalText } from '#services/content/read-legal-text.ts'
import type { makeSendContact } from '#services/content/send-contact.ts'

/** The texts that the shop publishes. */
export type ContentServices = {
  readonly readTextPage: ReturnType<typeof makeReadTextPage>
  readonly readLegalText: ReturnType<typeof makeReadLegalText>
  readonly listPosts: ReturnType<typeof makeListPosts>
  readonly countProductParts: ReturnType<typeof makeCountProductParts>
  readonly listProductPaths: ReturnType<typeof makeListProductPaths>
  readonly listItems: ReturnType<typeof makeListItems>
  readonly listListPaths: ReturnType<typeof makeListListPaths>
  readonly sendContact: ReturnType<typeof makeSendContact>
  readonly readPost: ReturnType<typeof makeReadPost>
  /** The tracked events of visitors who consented; only where they can be viewed. */
  readonly storedEvents: StoredEvents | undefined
}
