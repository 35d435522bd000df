import type { Step } from '../../src/sandbox/scenario.ts'
import { type Draws, drawsFrom } from './draws.ts'
import { type Begun, type Buyers, endsAs, type OnlineProvider } from './online-buyers.ts'
import { fetchPaymentStatus, press } from './shopper.ts'

const second = 1_000
const day = 24 * 60 * 60 * second

type Played = { readonly errors: readonly string[]; readonly summary: string }

/** The statuses a provider may report on the way to one result, in its own format. */
type Course = {
  readonly provider: OnlineProvider
  readonly outcome: 'approve' | 'decline'
  readonly statuses: readonly string[]
}

/** TBI in Greece and Cofidis send no webhooks. TBI in Romania has no status query: only its webhooks count. */
const courses: readonly Course[] = [
  { provider: 'stripe', outcome: 'approve', statuses: ['requires_action', 'processing', 'paid'] },
  { provider: 'stripe', outcome: 'decline', statuses: ['requires_action', 'declined', 'expired'] },
  { provider: 'oney', outcome: 'approve', statuses: ['PENDING', 'FAVORABLE', 'FUNDED'] },
  { provider: 'oney', outcome: 'decline', statuses: ['PENDING', 'REFUSED'] },
  {
    provider: 'tbi-bg',
    outcome: 'approve',
    statuses: ['InProgress', 'Approved', 'ContractSigned'],
  },
  { provider: 'tbi-bg', outcome: 'decline', statuses: ['InProgress', 'Rejected'] },
  // Success after failure, and failure after success.
  { provider: 'tbi-ro', outcome: 'approve', statuses: ['0', '1'] },
]

const ordersOfCourse = 12

/**
 * The same webhooks 1–5 times each, in any order, some three days late: every order of one sequence ends the same
 * way.
 */
export async function playShuffles(buyers: Buyers, seed: number): Promise<Played> {
  const { paying } = buyers
  const draws = drawsFrom(seed)
  const begun: { course: Course; order: Begun }[] = []
  for (const course of courses)
    for (let n = 0; n < ordersOfCourse; n += 1) {
      const placed = await buyers.order(course.provider)
      const { provider } = course
      await paying.control.scenario({ provider, orderRef: placed.number }, ...script(course, draws))
      begun.push({ course, order: await buyers.begin(provider, placed) })
    }
  await Promise.all(
    begun.map(async ({ course, order }, at) => {
      await press(order.url, course.outcome)
      // Half of the shoppers are on the page, half have left.
      if (at % 2 === 0) await fetchPaymentStatus(paying, at, order)
    }),
  )
  await paying.calm()
  for (const step of [5 * second, 60 * second, 20 * 60 * second, day, day, day, day]) {
    await paying.forward(step)
    await paying.calm()
  }
  return judged(buyers, begun)
}

/** At once, within the reservation, or three days late. */
function script({ statuses }: Course, draws: Draws): Step[] {
  return draws.shuffled(statuses).map(status => ({
    kind: 'webhook',
    status,
    copies: draws.whole(1, 5),
    afterMs: draws.pick([0, draws.whole(1, 600) * second, draws.whole(1, 600) * second, 3 * day]),
  }))
}

const paid = 'confirmed | captured | 1 sold | 1 confirmed'
const unpaid = 'expired | declined | 0 sold | 0 confirmed'
/** A webhook of TBI Romania three days late arrives after the reservation: everything is refunded, manually. */
const paidLate = 'expired | captured | submitted order-closed | 0 sold | 0 confirmed'

async function judged(
  buyers: Buyers,
  begun: readonly { readonly course: Course; readonly order: Begun }[],
): Promise<Played> {
  const errors: string[] = []
  for (const { course, order } of begun) {
    const { provider, outcome } = course
    const expected =
      outcome === 'decline' ? [unpaid] : provider === 'tbi-ro' ? [paid, paidLate] : [paid]
    errors.push(...(await endsAs(buyers, `${provider} ${outcome}`, order, expected)))
  }
  return {
    errors,
    summary: `${begun.length} orders of ${courses.length} courses, notices 1–5 times, shuffled, up to three days late`,
  }
}
