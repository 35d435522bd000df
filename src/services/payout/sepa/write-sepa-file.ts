import { languageOf, type Market } from '#domain/market/market.ts'
import type { BankAccount } from '#domain/payment/bank-account.ts'
import type { Day } from '#domain/time/day.ts'
import { xmlText } from '#services/text/xml-text.ts'
import { epcText } from './epc-text.ts'

/** The account the shop pays from; SEPA banks identify it by its IBAN, the BIC is optional. */
export type Debtor = { readonly name: string; readonly iban: string; readonly bic?: string }

export type SepaTransfer = {
  /** The shop's own key, which the bank statement repeats. */
  readonly key: string
  readonly market: Market
  /** Euro cents. */
  readonly amountMinor: number
  readonly account: BankAccount
  readonly text: string
}

export type SepaFile = {
  readonly messageId: string
  readonly createdAt: Date
  readonly executeOn: Day
  readonly debtor: Debtor
  readonly transfers: readonly SepaTransfer[]
}

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
/** ISO 20022, Max70Text and Max140Text, as EPC132-08 allows them. */
const maxNameLength = 70
const maxTextLength = 140

/** ISO 20022 pain.001.001.09 by the rules of EPC132-08: one payment with many transfers, in euro, with shared costs. */
export function writeSepaFile(file: SepaFile): string {
  const { messageId, createdAt, executeOn, debtor, transfers } = file
  const name = element('Nm', epcText(debtor.name, 'el', maxNameLength))
  const sums = [
    element('NbOfTxs', String(transfers.length)),
    element('CtrlSum', euros(transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0))),
  ]
  const header = branch('GrpHdr', [
    element('MsgId', messageId),
    element('CreDtTm', createdAt.toISOString().slice(0, 19)),
    ...sums,
    branch('InitgPty', [name]),
  ])
  const payment = branch('PmtInf', [
    element('PmtInfId', messageId),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'true'),
    ...sums,
    branch('PmtTpInf', [branch('SvcLvl', [element('Cd', 'SEPA')])]),
    branch('ReqdExctnDt', [element('Dt', executeOn)]),
    branch('Dbtr', [name]),
    branch('DbtrAcct', [ibanOf(debtor.iban)]),
    branch('DbtrAgt', [branch('FinInstnId', [agentOf(debtor)])]),
    element('ChrgBr', 'SLEV'),
    ...transfers.map(transferOf),
  ])
  const initiation = branch('CstmrCdtTrfInitn', [header, payment])
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${initiation}</Document>\n`
}

function transferOf({ key, market, amountMinor, account, text }: SepaTransfer): string {
  return branch('CdtTrfTxInf', [
    // 35 characters at most: a UUID without hyphens has 32.
    branch('PmtId', [element('EndToEndId', key.replaceAll('-', ''))]),
    branch('Amt', [`<InstdAmt Ccy="EUR">${euros(amountMinor)}</InstdAmt>`]),
    branch('Cdtr', [element('Nm', epcText(account.holder, languageOf[market], maxNameLength))]),
    branch('CdtrAcct', [ibanOf(account.iban)]),
    branch('RmtInf', [element('Ustrd', epcText(text, languageOf[market], maxTextLength))]),
  ])
}

function agentOf({ bic }: Debtor): string {
  return bic === undefined ? branch('Othr', [element('Id', 'NOTPROVIDED')]) : element('BICFI', bic)
}

function ibanOf(iban: string): string {
  return branch('Id', [element('IBAN', iban)])
}

/** For example '385.00'. */
function euros(minor: number): string {
  const cents = String(minor % 100).padStart(2, '0')
  return `${Math.floor(minor / 100)}.${cents}`
}

function branch(name: string, parts: readonly string[]): string {
  return `<${name}>${parts.join('')}</${name}>`
}

function element(name: string, text: string): string {
  return branch(name, [xmlText(text)])
}
