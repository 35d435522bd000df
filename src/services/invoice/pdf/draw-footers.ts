import type { Company } from '#domain/market/company.ts'
import { ink3, type Pen, page, rule, write } from './pen.ts'

/** Draws the footer of every page once all pages exist: the seller, the document, the page number and the page count. */
export function drawFooters(pen: Pen, seller: Company, number: string) {
  const { start, count } = pen.doc.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    pen.doc.switchToPage(start + at)
    rule(pen, page.footer - 8)
    const style = { size: 7.5, color: ink3 } as const
    const sellerLine = `${seller.name} · ${seller.vatNumber} · ${number}`
    write(pen, sellerLine, { x: page.left, width: 360, y: page.footer }, style)
    const pageNumber = pen.text.page(at + 1, count)
    write(
      pen,
      pageNumber,
      { x: page.right - 130, width: 130, y: page.footer },
      { ...style, align: 'right' },
    )
  }
}
