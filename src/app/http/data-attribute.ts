/** Marks the element with the page's data. The last of them counts, so that nothing shown on a page can take its place. */
export const dataAttribute = 'data-page'
