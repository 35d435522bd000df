/** The sort orders of listings; the first is the default. */
export const sorts = ['relevance', 'price-up', 'price-down', 'newest', 'saving'] as const
export type Sort = (typeof sorts)[number]
