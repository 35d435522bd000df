import { randomUUID } from 'node:crypto'
import { checksOf } from '#domain/device/grading.ts'
import type { Answers } from '#domain/trade-in/answers.ts'
import { declarations } from '#domain/trade-in/declarations.ts'
import { savePhoto } from '#services/photo/save-photo.ts'
import { gradeUnit } from '#services/stock/grade-unit.ts'
import { addWork, listUnit, moveUnit, shelveUnit } from '#services/stock/move-unit.ts'
import { acceptTradeIn } from '#services/trade-in/accept-trade-in.ts'
import { answerSecondOffer } from '#services/trade-in/answer-second-offer.ts'
import { choosePayout } from '#services/trade-in/choose-payout.ts'
import { inspectTradeIn } from '#services/trade-in/inspect-trade-in.ts'
import { nameDevice } from '#services/trade-in/name-device.ts'
import { openTradeIn } from '#services/trade-in/open-trade-in.ts'
import { settleTradeIn } from '#services/trade-in/settle-trade-in.ts'
import { findBoughtUnitId, type PhoneToSell } from '#store/demo-history.ts'
import { testImei } from '#store/seeds/imei.ts'
import { accounts, cashier, inspector } from './actors.ts'
import { bringToGreece } from './after-sales.ts'
import {
  addressOf,
  chosen,
  type History,
  type HistoryMarket,
  handoverOf,
  personOf,
} from './history.ts'
import { pictureOfWear } from './picture-of-wear.ts'

const spotless = {
  'config-provider': 'unlocked',
  'liquid-contact': 'none',
  'burn-in': 'none',
  'grading-display': 'flawless',
  'grading-case': 'like-new',
  battery: { health: '90-up', isSwollen: false },
  'display-defects': [],
  'phone-defects': [],
} as const satisfies Answers

const conditions: readonly Answers[] = [
  spotless,
  { ...spotless, 'grading-case': 'light', battery: { health: '85-89', isSwollen: false } },
  { ...spotless, 'grading-display': 'light', 'grading-case': 'light' },
]

/** How it goes on with a device once it has arrived. */
export type Course = 'as-declared' | 'worn' | 'locked' | 'waiting' | 'not-sent'

/** The demo member of a market sells a phone; the rest follows by `course`. */
export async function sell(history: History, of: HistoryMarket, course: Course): Promise<void> {
  const { ctx, random } = history
  const { market, memberId } = of
  const phone = chosen(random, of.phones)
  const { modelId, brand, storage, color } = phone
  const person = personOf(history, of)
  const opened = await openTradeIn(
    ctx,
    {
      market,
      answers: {
        ...chosen(random, conditions),
        intro: 'SMARTPHONE',
        brand,
        model: modelId,
        'config-all': { storage, color },
      },
      email: person.email,
      wantsNewsletter: false,
    },
    {
      key: randomUUID(),
      address: addressOf(history),
      requester: { userId: memberId, token: '' },
    },
  )
  const handover = handoverOf(history, of)
  if (!opened.ok || !handover) return
  const { number, token } = opened.value
  const requester = { userId: memberId, token }
  const isVoucher = random.chance(0.2)
  const account = { iban: accounts[market], holder: person.name }
  await choosePayout(
    ctx,
    requester,
    number,
    isVoucher ? { payout: 'voucher' } : { payout: 'bank-fast', account },
  )
  const imei = testImei(phone.legacyId, firstSerial + history.next())
  await nameDevice(ctx, requester, number, { identifier: imei, isModelSure: true })
  const { name, phone: mobile } = person
  const accepted = await acceptTradeIn(ctx, requester, number, {
    sender: { name, phone: mobile },
    handover,
    declarations,
  })
  if (!accepted.ok || course === 'not-sent') return
  bringToGreece(history, of, number)
  if (course !== 'waiting')
    history.later(4, () => inspect(history, of, { number, imei, course, phone }))
}

/** Above the serials of the devices for sale. */
const firstSerial = 800_000

type Arrived = {
  readonly number: string
  readonly imei: string
  readonly course: Course
  readonly phone: PhoneToSell
}

async function inspect(history: History, of: HistoryMarket, arrived: Arrived) {
  const { ctx } = history
  const { number, imei, course } = arrived
  const isWorn = course === 'worn'
  const photo = isWorn
    ? await savePhoto(ctx, await pictureOfWear(), {
        address: addressOf(history),
        userId: undefined,
      })
    : undefined
  const inspected = await inspectTradeIn(
    ctx,
    number,
    {
      found: isWorn ? { 'grading-case': 'dents' } : {},
      identifier: imei,
      isLocked: course === 'locked',
      photos: photo?.ok ? [{ id: photo.value.id, part: 'grading-case' }] : [],
      note: '',
    },
    { actor: inspector, reason: 'inspected' },
  )
  if (!inspected.ok) return
  if (inspected.value.state === 'second-offer')
    history.later(2, async () => {
      const requester = { userId: of.memberId, token: '' }
      const isAccepted = history.random.chance(0.75)
      await answerSecondOffer(ctx, requester, number, isAccepted ? 'accept' : 'decline')
      history.later(1, () => pay(history, of, arrived))
    })
  else history.later(1, () => pay(history, of, arrived))
}

/** Paid by hand, as without a bank; what was paid by voucher is paid already. */
async function pay(history: History, of: HistoryMarket, arrived: Arrived) {
  const { number } = arrived
  const why = { actor: cashier, reason: 'paid by bank transfer' }
  await settleTradeIn(history.ctx, number, `TR-${history.next()}`, why)
  history.later(1, () => refurbish(history, of, arrived))
}

/** From the box to the shop's window, in as many days as a workshop needs. */
async function refurbish(history: History, { texts }: HistoryMarket, { number, phone }: Arrived) {
  const { ctx, random, later } = history
  const id = await findBoughtUnitId(ctx.sql, number)
  if (id === undefined) return
  const why = { actor: inspector, reason: 'graded' }
  const shelf = `P-${random.whole(1, 40)}`
  await moveUnit(ctx, id, 'grade', why)
  await shelveUnit(ctx, id, shelf)
  const wear = random.chance(0.5) ? 'fine' : 'none'
  await gradeUnit(
    ctx,
    id,
    {
      checks: checksOf('SMARTPHONE', true),
      display: 'none',
      casing: phone.grade === 'good' ? 'visible' : wear,
      erasure: 'factory-reset',
      batteryHealth: random.whole(84, 99),
    },
    'Demo Inspection',
  )
  await addWork(ctx, id, { kind: 'erase', text: texts.work.erase, costMinor: 0 }, inspector)
  await addWork(ctx, id, { kind: 'check', text: texts.work.check, costMinor: 0 }, inspector)
  if (random.chance(0.2)) return
  later(2, async () => {
    if (random.chance(0.3)) {
      await moveUnit(ctx, id, 'refurbish', { ...why, reason: 'battery' })
      const { battery: text, batteryMinor: costMinor } = texts.work
      await addWork(ctx, id, { kind: 'part', part: 'battery', text, costMinor }, inspector)
    }
    await addWork(ctx, id, { kind: 'clean', text: texts.work.clean, costMinor: 0 }, inspector)
    if (random.chance(0.3)) return
    const { productId, grade } = phone
    await listUnit(ctx, id, { productId, grade, price: undefined }, { ...why, reason: 'ready' })
  })
}
