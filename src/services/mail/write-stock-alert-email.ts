import type { Grade, Product } from '#domain/device/device.ts'
import { devicePicturePath } from '#domain/device/picture-path.ts'
import { productPath } from '#domain/device/product-path.ts'
import { displayTitle } from '#domain/device/title.ts'
import { absoluteUrl } from '#domain/market/base.ts'
import type { Company } from '#domain/market/company.ts'
import { languageOf, type Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { PriceDisplay } from '#domain/money/shown-amounts.ts'
import type { AlertEmailText } from '#text/alert/email/ro.ts'
import { gradeText } from '#text/device/grades/grade-text.ts'
import { emailAmounts } from './email-amounts.ts'
import {
  card,
  companyLine,
  emailPage,
  ink2,
  linkButton,
  pictureOf,
  rateLine,
  type WrittenEmail,
} from './email-frame.ts'
import { html, type Markup } from './html.ts'
import type { MailTexts } from './mail-texts.ts'

/**
 * A listing that is back in stock, or at the price `below` that was asked for; `base` is the market's base URL, `cancelLink`
 * stops all alerts of the recipient.
 */
export type StockAlertEmail = {
  readonly market: Market
  readonly product: Product
  readonly grade: Grade
  readonly price: Money
  readonly below?: Money
  readonly base: string
  readonly cancelLink: string
  readonly display: PriceDisplay
  readonly company: Company
  readonly texts: MailTexts
}

/** The email of an alert in the market's language, as HTML and as equivalent plain text. */
export function writeStockAlertEmail(email: StockAlertEmail): WrittenEmail {
  const { market, product, grade, price, below, base, display, company } = email
  const text = email.texts.alertEmail
  const amounts = emailAmounts(market, display)
  const title = displayTitle(product, gradeText[languageOf[market]][grade])
  const facts: Facts = {
    title,
    intro: below ? text.priceIntro(amounts.shelf(below)) : text.intro,
    price: text.price(amounts.shelf(price)),
    link: absoluteUrl(base, productPath(market, product, grade)),
    rate: amounts.rate,
    picture: pictureOf(new URL(base).origin, pictureIn(product)),
  }
  const subject = below ? text.priceSubject(title, amounts.shelf(price)) : text.subject(title)
  const heading = below ? text.priceTitle : text.title
  return {
    subject,
    html: emailPage({
      market,
      subject,
      company,
      title: heading,
      content: content(email, text, facts),
    }),
    plain: [heading, '', plainEmail(email, text, facts)].join('\n'),
  }
}

type Facts = Readonly<Record<'title' | 'intro' | 'price' | 'link' | 'picture', string>> & {
  readonly rate: readonly string[]
}

function pictureIn({ model, configuration }: Product): string {
  return devicePicturePath(
    { model, colorName: configuration.color?.name ?? '', material: configuration.material },
    'pair',
  )
}

function content(
  { cancelLink }: StockAlertEmail,
  text: AlertEmailText,
  { title, intro, price, link, picture, rate }: Facts,
): Markup {
  return html`
<p>${intro}</p>
<div style="${card}"><img src="${picture}" width="200" height="150" alt="" style="display:block;margin:0 0 12px">
<b style="font-size:18px">${title}</b><br>${price}
<p style="margin:16px 0 0">${linkButton(link, text.see)}</p></div>
<p style="${ink2};font-size:14px">${text.notHeld}</p>
<p style="${ink2};font-size:14px">${text.once}<br><a href="${cancelLink}" style="color:#095244">${text.stop}</a></p>
${rate.map(rateLine)}`
}

function plainEmail(
  { cancelLink, company }: StockAlertEmail,
  text: AlertEmailText,
  { title, intro, price, link, rate }: Facts,
): string {
  return [
    intro,
    title,
    price,
    '',
    `${text.see}: ${link}`,
    '',
    text.notHeld,
    text.once,
    `${text.stop}: ${cancelLink}`,
    ...rate,
    '',
    companyLine(company),
  ].join('\n')
}
