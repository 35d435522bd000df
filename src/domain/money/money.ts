export const currencies = ['RON', 'BGN', 'HUF', 'EUR'] as const
export type Currency = (typeof currencies)[number]

/** `minor` is a whole number of minor units: bani, stotinki, cents; for HUF hundredths of a forint, in whole forints. */
export type Money = { readonly minor: number; readonly currency: Currency }
