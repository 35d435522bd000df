/** The orders a list of listings can be shown in; the first is the default. */
export const sorts = ['relevance', 'price-up', 'price-down', 'newest', 'saving'] as const
export type Sort = (typeof sorts)[number]
