import type { InvoiceText } from '#text/invoice/pdf/ro.ts'

/** The colours of the pages, as PDFs name them. */
export const ink = '#16191d'
export const ink2 = '#4d5560'
export const ink3 = '#6b737d'
export const hairline = '#e6e1d6'
export const jade = '#0d6b58'
export const jadeTint = '#e4f1ec'
export const gold = '#b98524'
export const goldSeam = '#e2b75c'

/** A4 in points, with the margins that contain all content. */
export const page = { left: 48, right: 547, top: 48, bottom: 780, width: 499, footer: 796 } as const

/** The surface on which any document is drawn. */
export type Sheet = { readonly doc: PDFKit.PDFDocument }

/** The context for drawing an invoice: the document, its texts, and amounts in the format of its market. */
export type Pen = Sheet & {
  readonly text: InvoiceText
  /** For example '1.234,56'. */
  readonly amount: (minor: number) => string
  /** For example '1.234,56 lei'. */
  readonly money: (minor: number) => string
  readonly day: (day: string) => string
}

export type Style = {
  readonly size: number
  readonly weight?: 'regular' | 'bold'
  readonly color?: string
  readonly align?: 'left' | 'right' | 'center'
}

type Box = { readonly x: number; readonly y: number; readonly width: number }

/** Writes a text into a box of the given width and the necessary height; returns the y position of its end. */
export function write({ doc }: Sheet, text: string, { x, y, width }: Box, style: Style): number {
  const legibleText = legible(text)
  doc.font(style.weight ?? 'regular').fontSize(style.size)
  const options = { width, align: style.align ?? 'left', lineGap: style.size * 0.12 } as const
  const height = legibleText === '' ? 0 : doc.heightOfString(legibleText, options)
  if (legibleText !== '') doc.fillColor(style.color ?? ink).text(legibleText, x, y, options)
  return y + height
}

/** The height of a text written by `write`. */
export function heightOf({ doc }: Sheet, text: string, width: number, style: Style): number {
  const legibleText = legible(text)
  if (legibleText === '') return 0
  doc.font(style.weight ?? 'regular').fontSize(style.size)
  return doc.heightOfString(legibleText, { width, lineGap: style.size * 0.12 })
}

export function rule({ doc }: Sheet, y: number, color: string = hairline) {
  doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.6).strokeColor(color).stroke()
}

/**
 * Removes invisible characters: controls, direction marks, halves of characters. Accents are combined with their
 * letters where the font has them; at most two more remain on one letter.
 */
export function legible(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replaceAll('\u202f', '\u00a0')
    .trim()
}
