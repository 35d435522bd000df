import { favouriteChangesSchema, favouritesSchema } from '#contract/favourites.ts'
import { ok } from '#domain/result.ts'
import { saveListings } from '#services/account/save-listings.ts'
import { endpoint } from './endpoint.ts'
import { exampleOwner } from './example-document.ts'

const exampleListing = 'ro-apple-iphone-13-128-gb-midnight-good'

export const saveFavouritesEndpoint = endpoint({
  method: 'POST',
  path: '/api/favourites/',
  access: 'member',
  summary:
    "Merges a browser's changes into the member's favourites, the later of two by their time; answers the whole list.",
  body: favouriteChangesSchema,
  answer: favouritesSchema,
  refuses: [400, 401, 403, 413, 415, 429, 503],
  example: {
    body: {
      market: 'ro',
      changes: [{ listingId: exampleListing, isSaved: true, at: 1_779_271_200_000 }],
    },
    answer: { owner: exampleOwner, listingIds: [exampleListing] },
  },
  serve: async ({ ctx, body, member: { userId } }) => ok(await saveListings(ctx, userId, body)),
})
