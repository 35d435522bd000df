import type { Language, PlayedPayment } from '../payments.ts'
import type { Outcome } from '../played-provider.ts'
import { html, type Markup } from './draw-page.ts'
import { type PageText, pageText } from './page-text.ts'

export type PageKind = 'pay' | '3ds' | 'loan'

const outcomesOf: Readonly<Record<PageKind, readonly Outcome[]>> = {
  pay: ['approve', 'decline', 'challenge', 'cancel', 'abandon'],
  '3ds': ['approve', 'decline', 'abandon'],
  loan: ['approve', 'decline', 'later', 'cancel', 'abandon'],
}

export function titleOf(kind: PageKind, language: Language) {
  return textsOf(kind, language).title
}

function textsOf(kind: PageKind, language: Language) {
  const { card, challenge, loan } = pageText[language]
  return { pay: card, '3ds': challenge, loan }[kind]
}

/** The choices of a page, as buttons of a form that works without a script. */
export function choicesBody(kind: PageKind, payment: PlayedPayment, language: Language): Markup {
  const text = pageText[language]
  const labels: Partial<Record<Outcome, string>> = {
    cancel: text.back,
    abandon: text.leave,
    ...textsOf(kind, language),
  }
  const buttons = outcomesOf[kind].map(
    outcome => html`
<button name="outcome" value="${outcome}" class="${outcome === 'approve' ? 'first' : 'other'}">${labels[outcome] ?? outcome}</button>`,
  )
  return html`${factsOf(payment, text)}
${kind === 'pay' ? cardField(text) : html`<p>${textOf(kind, text)}</p>`}
<form method="post">${buttons}
</form>`
}

function textOf(kind: '3ds' | 'loan', { challenge, loan }: PageText) {
  return kind === 'loan' ? loan.text : challenge.text
}

/** A field that accepts no input and is not submitted. */
function cardField({ card }: PageText) {
  return html`
<label for="card">${card.number}</label>
<input id="card" value="0000 0000 0000 0000" readonly autocomplete="off" aria-describedby="card-hint">
<p class="hint" id="card-hint">${card.hint}</p>`
}

function factsOf({ amountMinor, currency, orderRef }: PlayedPayment, text: PageText) {
  const money = new Intl.NumberFormat(text.locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: currency === 'HUF' ? 'stripIfInteger' : 'auto',
  })
  return html`<dl>
<dt>${text.amount}</dt><dd>${money.format(amountMinor / 100)}</dd>
<dt>${text.order}</dt><dd>${orderRef}</dd>
</dl>`
}

/** The page of a payment that has ended or was abandoned: a single link onwards. */
export function wayBackBody(text: string, payment: PlayedPayment, language: Language): Markup {
  const texts = pageText[language]
  return html`${factsOf(payment, texts)}
<p>${text}</p>
<a class="button first" href="${payment.returnUrl}">${texts.back}</a>`
}
