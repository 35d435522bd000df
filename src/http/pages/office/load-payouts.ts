import { randomUUID } from 'node:crypto'
import {
  itemReasonFormSchema,
  sepaFileFormSchema,
  settleFileFormSchema,
} from '#contract/office-form.ts'
import { ok, refuse } from '#domain/result.ts'
import { actorOf } from '#domain/staff/actor.ts'
import type { PayoutState } from '#domain/trade-in/payout-state.ts'
import { parseTradeInNumber } from '#domain/trade-in/trade-in-number.ts'
import { approvePayout } from '#services/payout/approve-payout.ts'
import { createSepaFile } from '#services/payout/sepa/create-sepa-file.ts'
import { type ReturnedTransfer, settleSepaFile } from '#services/payout/sepa/settle-sepa-file.ts'
import {
  fileMarkets,
  findPayoutOf,
  listLatestFiles,
  listOfficePayouts,
} from '#services/staff/office-payouts.ts'
import { listRequestOf } from './list-request.ts'
import { type OfficeRequest, officeForm, onOfficeForms, onOfficePage } from './office-page.ts'

const views: Readonly<Record<string, readonly PayoutState[]>> = {
  due: ['due', 'failed'],
  sent: ['sent'],
  paid: ['paid'],
  all: ['due', 'sent', 'paid', 'failed'],
}

export const loadOfficePayouts = onOfficePage('payouts', async request => {
  const { view, ...list } = listRequestOf(request, views, 'due')
  const [fileMarket] = ownFileMarkets(request)
  return {
    view,
    ...list.shown,
    ...(await listOfficePayouts(request.ctx, list)),
    fileMarket,
    files: fileMarket ? await listLatestFiles(request.ctx) : [],
    newKey: randomUUID(),
  }
})

/** A file pays sellers of every market in euro: it is made by who may pay all of them. */
function ownFileMarkets({ ctx, markets }: OfficeRequest) {
  const paid = fileMarkets(ctx)
  return paid.every(market => markets.includes(market)) ? paid : []
}

async function aboutFiles(request: OfficeRequest) {
  const [market] = ownFileMarkets(request)
  return market && { subject: 'sepa-file euro', market }
}

/** Lines such as 'SGR000000016 AC01'; `undefined` for the first one that cannot be read. */
function returnedIn(text: string): readonly ReturnedTransfer[] | undefined {
  const lines = text.split('\n').map(line => line.trim())
  const found = lines
    .filter(line => line !== '')
    .map(line => {
      const [typed = '', ...words] = line.split(/[\s;,]+/)
      const number = parseTradeInNumber(typed)
      return number === undefined ? undefined : { number, reason: words.join(' ') || 'returned' }
    })
  return found.every(each => each !== undefined) ? found : undefined
}

export const sendOfficePayouts = onOfficeForms('payouts', {
  'approve-payout': officeForm({
    schema: itemReasonFormSchema,
    subjectOf: async ({ ctx, markets }, { item }) => {
      const payout = await findPayoutOf(ctx, markets, item)
      return payout && { subject: `trade-in ${payout.number}`, market: payout.market }
    },
    act: async ({ ctx, staff }, { item }) => {
      const approved = await approvePayout(ctx, item, actorOf(staff))
      return approved.ok ? ok(undefined) : approved
    },
  }),
  'create-sepa-file': officeForm({
    schema: sepaFileFormSchema,
    subjectOf: aboutFiles,
    act: async ({ ctx, staff }, { key }) => {
      const created = await createSepaFile(ctx, `office-${key}`, actorOf(staff))
      if (!created.ok) return created
      const { messageId, count, totalMinor } = created.value
      return ok({ after: { messageId, count, totalMinor } })
    },
  }),
  'settle-sepa-file': officeForm({
    schema: settleFileFormSchema,
    subjectOf: aboutFiles,
    act: async ({ ctx }, { item, returned: typed }) => {
      const returned = returnedIn(typed)
      if (!returned) return refuse({ kind: 'not-in-file' })
      const settled = await settleSepaFile(ctx, item, returned)
      return settled.ok ? ok({ after: { messageId: item, ...settled.value } }) : settled
    },
  }),
})
