/** `body` is Markdown: headings, paragraphs, lists, strong, links. */
export type SeedLegalText = { readonly title: string; readonly body: string }
export type SeedLegalTexts = { readonly terms: SeedLegalText; readonly privacy: SeedLegalText }
