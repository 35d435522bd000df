import type { Grade } from '#domain/device/device.ts'
import type { Company } from '#domain/market/company.ts'
import type { Language } from '#domain/market/market.ts'
import type { CoverKind } from '#domain/warranty/cover.ts'
import { serverText } from '#text/server/server-text.ts'
import { drawFooters } from '../invoice/pdf/draw-footers.ts'
import { drawHeading, drawSeam } from '../invoice/pdf/draw-heading.ts'
import { openPaper } from '../invoice/pdf/open-paper.ts'
import { heightOf, ink2, ink3, jade, type Pen, page, rule, write } from '../invoice/pdf/pen.ts'
import { qrPath } from '../qr-path.ts'

/** A device as the card shows it; days are formatted and missing until it is delivered. */
export type ShownOnCard = {
  readonly title: string
  readonly grade?: Grade
  readonly identifier?: string
  readonly passport?: { readonly code: string; readonly url: string }
  readonly deliveredOn?: string
  readonly covers: readonly {
    readonly kind: CoverKind
    readonly from?: string
    readonly until?: string
  }[]
}

type Card = {
  readonly language: Language
  readonly orderNumber: string
  readonly writtenAt: Date
  readonly boughtOn: string
  readonly company: Company
  readonly devices: readonly ShownOnCard[]
}

const body = { size: 9, color: ink2 } as const
const label = { size: 7.5, color: ink3 } as const
const qrSide = 62

/** The bytes are identical for identical content. */
export async function writeCardPdf(card: Card): Promise<Buffer> {
  const { language, orderNumber, writtenAt, boughtOn, company } = card
  const text = serverText[language].warrantyCard
  const { doc, finish } = await openPaper({
    language,
    title: `${text.title} ${orderNumber}`,
    writtenAt,
  })
  const plain = (value: unknown) => String(value)
  const pen: Pen = {
    doc,
    text: serverText[language].invoice,
    amount: plain,
    money: plain,
    day: plain,
  }
  let y = drawHeading(pen, {
    title: text.title,
    number: `${text.order} ${orderNumber}`,
    facts: [
      [text.bought, boughtOn],
      [pen.text.seller, company.name],
      [pen.text.vatNumber, company.vatNumber],
    ],
  })
  y = write(pen, company.address, { x: page.left, width: page.width, y: y + 6 }, body)
  drawSeam(pen, page.left, y + 16, page.width)
  y += 30
  for (const device of card.devices) y = drawDevice(pen, language, device, y)
  drawTerms(pen, card, y)
  drawFooters(pen, company, orderNumber)
  return finish()
}

function drawDevice(pen: Pen, language: Language, device: ShownOnCard, top: number): number {
  const text = serverText[language].warrantyCard
  const { title, grade, identifier, passport, deliveredOn, covers } = device
  const facts = [
    ...(grade ? [[text.grade, serverText[language].catalogue.general.grade[grade]] as const] : []),
    ...(identifier ? [[text.identifier, identifier] as const] : []),
    ...(deliveredOn ? [[text.delivered, deliveredOn] as const] : []),
  ]
  const height = 60 + covers.length * 16 + facts.length * 8
  let y = top + height > page.bottom ? nextPage(pen) : top
  const start = y
  const width = passport ? page.width - qrSide - 24 : page.width
  y = write(pen, title, { x: page.left, width, y }, { size: 12, weight: 'bold' }) + 4
  const column = width / Math.max(1, facts.length)
  const ends = facts.map(([name, value], at) => {
    const box = { x: page.left + at * column, width: column - 8 }
    const below = write(pen, name, { ...box, y }, label)
    return write(pen, value, { ...box, y: below + 1 }, { size: 9.5 })
  })
  y = Math.max(y, ...ends) + 8
  for (const { kind, from, until } of covers) {
    const span = from && until ? text.span(from, until) : text.fromDelivery
    const name = { x: page.left, width: 200, y }
    const nameEnd = write(pen, text.covers[kind], name, { size: 9, weight: 'bold', color: jade })
    const spanEnd = write(pen, span, { x: page.left + 205, width: width - 205, y }, body)
    y = Math.max(nameEnd, spanEnd) + 3
  }
  if (passport) {
    drawCode(pen, passport, start)
    y = Math.max(y, start + qrSide + 14)
  }
  rule(pen, y + 6)
  return y + 18
}

function drawCode({ doc }: Pen, { code, url }: NonNullable<ShownOnCard['passport']>, y: number) {
  const x = page.right - qrSide
  const { path, size } = qrPath(url)
  doc.save()
  doc.translate(x, y).scale(qrSide / size)
  doc.path(path).fill('#000000')
  doc.restore()
  const spelt = `${code.slice(0, 4)} ${code.slice(4)}`
  write({ doc }, spelt, { x, width: qrSide, y: y + qrSide + 3 }, { size: 8, align: 'center' })
}

function drawTerms(pen: Pen, { language, company }: Card, top: number) {
  const text = serverText[language].warrantyCard
  const parts = [
    [text.covers.legal, text.legalText],
    [text.covers.shop, text.shopText],
    [text.howTitle, text.how(company.email, company.phone)],
  ] as const
  let y = top
  for (const [title, content] of parts) {
    const height = 14 + heightOf(pen, content, page.width, body)
    if (y + height > page.bottom) y = nextPage(pen)
    y = write(pen, title, { x: page.left, width: page.width, y }, { size: 9.5, weight: 'bold' })
    y = write(pen, content, { x: page.left, width: page.width, y: y + 2 }, body) + 10
  }
}

function nextPage({ doc }: Pen): number {
  doc.addPage()
  return page.top
}
