/**
 * Sections of the legal texts that the shop links to, by the page they are on. A heading of a text has one of these ids
 * if it ends with it in braces: `## Paying in instalments {#credit}`.
 */
export const legalSections = {
  /** Who lends the money and on what conditions. */
  credit: 'terms',
  /** Who receives personal data, the lenders among them. */
  recipients: 'privacy',
} as const

export type LegalSection = keyof typeof legalSections
