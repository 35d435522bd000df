import { code128 } from '#domain/inbound/code-128.ts'
import { pickupTime } from '#domain/inbound/courier-hours.ts'
import type { Company } from '#domain/market/company.ts'
import { languageOf, localeOf } from '#domain/market/market.ts'
import { formatLongDay } from '#domain/time/day.ts'
import { drawLogo, drawSeam } from '#services/invoice/pdf/draw-heading.ts'
import { openPaper } from '#services/invoice/pdf/open-paper.ts'
import {
  hairline,
  heightOf,
  ink,
  ink2,
  ink3,
  jade,
  page,
  type Sheet,
  write,
} from '#services/invoice/pdf/pen.ts'
import type { LockedInbound } from '#store/inbound/inbounds.ts'
import type { InboundLabelText } from '#text/inbound/pdf/ro.ts'
import { serverText } from '#text/server/server-text.ts'

export type LabelledParcel = Pick<
  LockedInbound,
  'market' | 'number' | 'sender' | 'handover' | 'sendBy'
> & { readonly awb: string }

/** The fold of an A4 page. */
const middle = 421

/** The area of sender and receiver, above the barcode. */
const parties = { top: 112, bottom: 256 } as const
const barsTop = 262
const smallest = 4

/**
 * The shop's own label, for carriers that provide none. Above the fold: sender and receiver, with the
 * parcel's numbers as barcodes; below it: what to do before the parcel is closed. It is in the language of the market.
 */
export async function writeInboundLabel(parcel: LabelledParcel, company: Company): Promise<Buffer> {
  const language = languageOf[parcel.market]
  const text = serverText[language].inboundLabel
  const writtenAt = new Date(`${parcel.sendBy}T00:00:00Z`)
  const title = `${text.title} ${parcel.number}`
  const { doc, finish } = await openPaper({ language, title, writtenAt })
  drawLabel({ doc }, text, parcel, company)
  drawCut({ doc }, text)
  drawList({ doc }, text, company)
  return finish()
}

function drawLabel(sheet: Sheet, text: InboundLabelText, parcel: LabelledParcel, to: Company) {
  drawLogo(sheet)
  const right = { x: 260, width: page.right - 260 }
  const heading = { size: 11, color: ink2, align: 'right' } as const
  write(sheet, whenOf(text, parcel), { ...right, y: page.top }, heading)
  if (parcel.number !== parcel.awb) drawNumber(sheet, parcel.number)
  const half = page.width / 2 - 12
  const { sender } = parcel
  const from = [sender.name, ...fromLines(parcel), sender.phone]
  drawParty(sheet, text.from, from, { x: page.left, width: half }, 10)
  const target = { x: page.left + half + 24, width: half }
  drawParty(sheet, text.to, [to.name, to.address, to.phone], target, 14)
  drawBars(sheet, parcel.awb, { x: page.left, y: barsTop, width: page.width, height: 92 })
  const number = { size: 18, weight: 'bold', align: 'center' } as const
  write(sheet, parcel.awb, { x: page.left, y: 362, width: page.width }, number)
}

/** The trade-in's or return's own number, where the carrier's differs: the warehouse scans either. */
function drawNumber(sheet: Sheet, number: string) {
  const across = { x: page.right - 210, width: 210 }
  drawBars(sheet, number, { ...across, y: 68, height: 24 })
  write(sheet, number, { ...across, y: 94 }, { size: 8.5, weight: 'bold', align: 'center' })
}

function whenOf(text: InboundLabelText, { market, handover, sendBy }: LabelledParcel): string {
  return handover.kind === 'courier'
    ? text.courierOn(pickupTime(handover, localeOf[market]))
    : text.sendBy(formatLongDay(sendBy, localeOf[market]))
}

function fromLines({ handover }: LabelledParcel): string[] {
  if (handover.kind !== 'courier') return []
  const { street, number, details, postalCode, locality, county } = handover.from
  const line = [`${street} ${number}`, details].filter(Boolean).join(', ')
  return [line, `${postalCode} ${locality.name}, ${county.name}`]
}

type Across = { readonly x: number; readonly width: number }

function drawParty(
  sheet: Sheet,
  label: string,
  lines: readonly string[],
  across: Across,
  size: number,
) {
  let y = write(sheet, label, { ...across, y: parties.top }, { size: 8.5, color: ink3 }) + 3
  const fitting = fittingSize(sheet, lines, across.width, parties.bottom - y, size)
  for (const [at, line] of lines.entries())
    y = write(sheet, line, { ...across, y }, lineStyle(fitting, at)) + lineGap
}

const lineGap = 2

function lineStyle(size: number, at: number) {
  return { size, weight: at === 0 ? 'bold' : 'regular' } as const
}

/** The largest font size, at most `size`, at which the lines fit into the given height. */
function fittingSize(
  sheet: Sheet,
  lines: readonly string[],
  width: number,
  height: number,
  size: number,
): number {
  const needed = lines.reduce(
    (sum, line, at) => sum + heightOf(sheet, line, width, lineStyle(size, at)) + lineGap,
    0,
  )
  return needed <= height || size <= smallest
    ? size
    : fittingSize(sheet, lines, width, height, size - 0.5)
}

type Box = Across & { readonly y: number; readonly height: number }

/** Includes the quiet zones of ten modules that scanners need. */
function drawBars({ doc }: Sheet, text: string, { x, y, width, height }: Box) {
  const widths = code128(text)
  const modules = widths.reduce((sum, each) => sum + each, 20)
  const module = Math.min(1.6, width / modules)
  let at = x + (width - modules * module) / 2 + 10 * module
  for (const [turn, each] of widths.entries()) {
    if (turn % 2 === 0) doc.rect(at, y, each * module, height).fill(ink)
    at += each * module
  }
}

function drawCut(sheet: Sheet, text: InboundLabelText) {
  const { doc } = sheet
  doc.moveTo(page.left, middle).lineTo(page.right, middle).dash(4, { space: 4 })
  doc.lineWidth(0.8).strokeColor(hairline).stroke().undash()
  const style = { size: 8.5, color: ink3, align: 'center' } as const
  write(sheet, text.cut, { x: page.left, y: middle + 6, width: page.width }, style)
}

function drawList(sheet: Sheet, text: InboundLabelText, { email }: Company) {
  const across = { x: page.left, width: page.width }
  drawSeam(sheet, page.left, middle + 46, 120)
  let y = write(sheet, text.listTitle, { ...across, y: middle + 62 }, { size: 17, weight: 'bold' })
  y += 14
  for (const item of text.list(email)) {
    sheet.doc
      .roundedRect(page.left, y + 1, 12, 12, 2.5)
      .lineWidth(1)
      .strokeColor(jade)
      .stroke()
    y = write(sheet, item, { x: page.left + 24, width: page.width - 24, y }, { size: 12 }) + 13
  }
}
