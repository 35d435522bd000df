import { gold, goldSeam, ink, ink3, jade, type Pen, page, type Sheet, write } from './pen.ts'

export type Heading = {
  readonly title: string
  readonly number: string
  /** The corrected invoice, on a credit note. */
  readonly about?: string
  readonly facts: readonly (readonly [label: string, value: string])[]
}

/** Draws the logo and name, the kind of document, and the date; returns the y position of its end. */
export function drawHeading(pen: Pen, { title, number, about, facts }: Heading): number {
  drawLogo(pen)
  const right = { x: 210, width: page.right - 210 }
  let y = write(pen, title, { ...right, y: page.top }, { size: 19, weight: 'bold', align: 'right' })
  const numbered = { size: 11, weight: 'bold', color: jade, align: 'right' } as const
  y = write(pen, number, { ...right, y: y + 2 }, numbered)
  if (about) y = write(pen, about, { ...right, y: y + 2 }, { size: 9, align: 'right' })
  return drawFacts(pen, facts, Math.max(y, page.top + 34) + 18)
}

/** src/web/ui/logo.tsx, at the size of a letterhead. */
export function drawLogo({ doc }: Sheet) {
  doc.save().translate(page.left - 4, page.top - 2)
  doc.roundedRect(5, 1.5, 20, 27, 5.5).fill(jade)
  doc.lineJoin('round').strokeColor(goldSeam)
  doc.path('M5 19 L11 16.5 L13.5 19.5 L18 11.5 L20 13.5 L25 8').lineWidth(2.1).stroke()
  doc.path('M13.5 19.5 L15.5 28').lineWidth(1.7).stroke()
  doc.restore()
  const options = { lineBreak: false, characterSpacing: -0.5 }
  doc.font('bold').fontSize(24).fillColor(ink)
  doc.text('kintsu', page.left + 28, page.top - 1, options)
}

function drawFacts(pen: Pen, facts: Heading['facts'], y: number): number {
  const width = page.width / facts.length
  const ends = facts.map(([label, value], at) => {
    const box = { x: page.left + at * width, width: width - 12 }
    const below = write(pen, label, { ...box, y }, { size: 7.5, color: ink3 })
    return write(pen, value, { ...box, y: below + 1 }, { size: 9.5, weight: 'bold' })
  })
  return Math.max(...ends)
}

/** The seam: one thin irregular golden line, above the most important content. */
export function drawSeam({ doc }: Sheet, x: number, y: number, width: number) {
  const steps = [0, 3, -2, 2.5, -1, 3.5, 0.5, 2]
  const [first = 0, ...rest] = steps
  doc.moveTo(x, y + first)
  for (const [at, step] of rest.entries())
    doc.lineTo(x + (width * (at + 1)) / rest.length, y + step)
  doc.lineJoin('round').lineWidth(1.3).strokeColor(gold).stroke()
}
