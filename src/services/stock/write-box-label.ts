import { shortTitle } from '#domain/device/title.ts'
import { languageOf, type Market } from '#domain/market/market.ts'
import { openPaper } from '#services/invoice/pdf/open-paper.ts'
import { ink2, ink3, jade, write } from '#services/invoice/pdf/pen.ts'
import { findPassportCode } from '#store/stock/passports.ts'
import { serverText } from '#text/server/server-text.ts'
import type { Context } from '../context.ts'
import { qrPath } from '../qr-path.ts'
import { passportUrl } from './passport-url.ts'
import { viewPassport } from './view-passport.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'settings' | 'bases' | 'clock'>

/** In points: 100 × 60 mm, a usual size of label printers. */
const size = [283.5, 170] as const
const margin = 12
const codeSide = 108

/** The label of a device's box with the code that opens its passport; `undefined` if it has none yet. */
export async function writeBoxLabel(
  ctx: Ctx,
  unit: { readonly id: string; readonly market: Market; readonly shelf: string | null },
): Promise<Buffer | undefined> {
  const { market } = unit
  const code = await findPassportCode(ctx.sql, unit.id)
  const passport = code === undefined ? undefined : await viewPassport(ctx, market, code)
  if (!passport) return undefined
  const language = languageOf[market]
  const title = shortTitle(passport.product)
  const { doc, finish } = await openPaper({ language, title, writtenAt: ctx.clock(), size })
  const { path, size: modules } = qrPath(passportUrl(ctx, market, passport.code))
  const scale = codeSide / modules
  doc.save()
  doc.translate(size[0] - margin - codeSide, margin).scale(scale)
  doc.path(path).fill('#000000')
  doc.restore()
  const x = margin
  const width = size[0] - codeSide - 3 * margin
  const color = passport.product.configuration.color?.name ?? ''
  let y = write({ doc }, title, { x, y: margin, width }, { size: 13, weight: 'bold' })
  y = write({ doc }, color, { x, y: y + 2, width }, { size: 10, color: ink2 })
  const grade = serverText[language].catalogue.general.grade[passport.grade]
  y = write({ doc }, grade, { x, y: y + 4, width }, { size: 11, weight: 'bold', color: jade })
  if (passport.batteryHealth !== undefined)
    y = write({ doc }, `${passport.batteryHealth} %`, { x, y: y + 2, width }, { size: 10 })
  write({ doc }, passport.identifier, { x, y: y + 2, width }, { size: 10, color: ink2 })
  const foot = { y: size[1] - margin - 22 }
  write({ doc }, unit.shelf ?? '', { x, ...foot, width: 90 }, { size: 16, weight: 'bold' })
  const spaced = `${passport.code.slice(0, 4)} ${passport.code.slice(4)}`
  const beside = { x: size[0] - margin - codeSide, width: codeSide }
  write({ doc }, spaced, { ...beside, ...foot }, { size: 13, weight: 'bold', align: 'center' })
  const made = { size: 7, color: ink3, align: 'center' } as const
  write({ doc }, 'kintsu', { ...beside, y: size[1] - margin - 6 }, made)
  return finish()
}
