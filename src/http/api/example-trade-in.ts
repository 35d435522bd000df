import type { SentTradeInView } from '#contract/trade-in-view.ts'
import type { Answers } from '#domain/trade-in/answers.ts'
import type { Declaration } from '#domain/trade-in/declarations.ts'

/** Answers to every question about a console, without any defect. */
export const exampleAnswers = {
  intro: 'CONSOLE',
  brand: 'Sony',
  model: 'sony-playstation-4-slim',
  'config-storage': { storage: '500 GB' },
  'liquid-contact': 'none',
  'grading-case': 'light',
  'console-defects': [],
  'console-controllers': { count: 1, areOriginal: true, hasDrift: false, hasCables: true },
} as const satisfies Answers

export const exampleToken = 'nQ3xkq0m1uJt7d2wYb8sVh4RzLcPfA9e'

const declarations: Declaration[] = [
  'adult',
  'owner',
  'not-stolen',
  'locks-off',
  'erased',
  'sim-removed',
]

export const exampleAcceptance = {
  sender: { name: 'Ana Pop', phone: '+40712345678' },
  handover: { kind: 'locker' },
  declarations,
} as const

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}

function offered(minor: number) {
  return {
    kind: 'offer' as const,
    amount: lei(minor),
    lines: [{ kind: 'base' as const, amount: lei(minor) }],
  }
}

export const exampleTradeIn: SentTradeInView = {
  number: 'SRO000000016',
  state: 'offered',
  title: 'Sony PlayStation 4 Slim, 500 GB',
  offer: lei(42_000),
  startedAt: '2026-03-02T09:00:00.000Z',
  due: { kind: 'accept-by', day: '2026-03-16' },
  market: 'ro',
  email: 'ana@example.com',
  isOwned: false,
  deviceType: 'CONSOLE',
  answers: {
    ...exampleAnswers,
    'console-defects': [] as never[],
  },
  bookVersion: '1',
  offers: {
    'bank-fast': offered(42_000),
    'bank-slow': offered(44_000),
    voucher: offered(45_000),
  },
  expiresAt: '2026-03-16T22:00:00.000Z',
  device: { kind: 'serial' },
  together: [],
  isCancellable: false,
  photoPaths: [],
  steps: [{ state: 'offered', at: '2026-03-02T09:00:00.000Z' }],
  ahead: ['accepted', 'label-sent', 'in-transit', 'received', 'inspected', 'paid'],
}
