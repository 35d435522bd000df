export type Currency = 'RON' | 'BGN' | 'HUF' | 'EUR'

/** `minor` is a whole number of minor units: bani, stotinki, cents; for HUF hundredths of a forint, in whole forints. */
export type Money = { readonly minor: number; readonly currency: Currency }
