import type { InvoiceContent } from '#domain/order/invoice.ts'
import { qrPath } from '#services/qr-path.ts'
import { nextPage } from './draw-lines.ts'
import { ink3, type Pen, page, write } from './pen.ts'

const side = 54
const column = 166
const columns = 3

/** The codes that open the passports of the devices, three in a row. */
export function drawPassports(
  pen: Pen,
  passports: NonNullable<InvoiceContent['passports']>,
  after: number,
): void {
  let y = after + 14
  for (const [at, { code, url }] of passports.entries()) {
    if (at % columns === 0) {
      if (at > 0) y += side + 10
      if (y + side > page.bottom) y = nextPage(pen)
    }
    drawOne(pen, code, url, page.left + (at % columns) * column, y)
  }
}

function drawOne({ doc, text }: Pen, code: string, url: string, x: number, y: number) {
  const { path, size } = qrPath(url)
  doc.save()
  doc.translate(x, y).scale(side / size)
  doc.path(path).fill('#000000')
  doc.restore()
  const beside = { x: x + side + 8, width: column - side - 16 }
  const end = write({ doc }, text.passport, { ...beside, y: y + 8 }, { size: 8, color: ink3 })
  write(
    { doc },
    `${code.slice(0, 4)} ${code.slice(4)}`,
    { ...beside, y: end + 2 },
    { size: 10, weight: 'bold' },
  )
}
