import type { Company } from '#domain/market/company.ts'
import type { InvoiceBuyer } from '#domain/order/invoice.ts'
import { hairline, ink2, ink3, type Pen, page, write } from './pen.ts'

type Party = { readonly label: string; readonly name: string; readonly lines: readonly string[] }

const gap = 16
const width = (page.width - gap) / 2
const padding = 12

/** Draws seller and buyer side by side; returns the y position of the end of the taller one. */
export function drawParties(pen: Pen, seller: Company, buyer: InvoiceBuyer, y: number): number {
  const parties = [sellerOf(pen, seller), buyerOf(pen, buyer)]
  const ends = parties.map((party, at) => drawParty(pen, party, page.left + at * (width + gap), y))
  const bottom = Math.max(...ends) + padding
  for (const at of parties.keys()) {
    const left = page.left + at * (width + gap)
    pen.doc
      .roundedRect(left, y, width, bottom - y, 8)
      .lineWidth(0.8)
      .strokeColor(hairline)
      .stroke()
  }
  return bottom
}

function drawParty(pen: Pen, { label, name, lines }: Party, left: number, top: number): number {
  const box = { x: left + padding, width: width - 2 * padding }
  let y = write(pen, label, { ...box, y: top + padding }, { size: 7.5, color: ink3 })
  y = write(pen, name, { ...box, y: y + 2 }, { size: 10.5, weight: 'bold' })
  for (const line of lines) y = write(pen, line, { ...box, y: y + 1 }, { size: 9, color: ink2 })
  return y
}

function sellerOf({ text }: Pen, seller: Company): Party {
  return {
    label: text.seller,
    name: seller.name,
    lines: [
      `${text.vatNumber}: ${seller.vatNumber}`,
      `${text.sellerRegistration}: ${seller.registrationNumber}`,
      seller.address,
      `${seller.phone} · ${seller.email}`,
    ],
  }
}

function buyerOf({ text }: Pen, buyer: InvoiceBuyer): Party {
  return {
    label: text.buyer,
    name: buyer.name,
    lines: [
      ...(buyer.kind === 'corporate'
        ? [
            `${text.fiscalCode}: ${buyer.fiscalCode}`,
            ...(buyer.domesticTaxNumber === undefined
              ? []
              : [`${text.domesticTaxNumber}: ${buyer.domesticTaxNumber}`]),
            `${text.registration}: ${buyer.registrationNumber}`,
          ]
        : []),
      ...buyer.address,
    ],
  }
}
