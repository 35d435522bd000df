import type {
  ObjectionRefusal,
  OpenTradeInRefusal,
  TradeInRefusal,
} from '#domain/trade-in/trade-in-refusal.ts'
import { notFound, type Refused } from './endpoint.ts'
import { refusedOffer } from './trade-in-offer.ts'

/** The response for each reason a trade-in is not started, with its status, code and details. */
export function refusedOpening(refusal: OpenTradeInRefusal): Refused {
  switch (refusal.kind) {
    case 'unknown-model':
    case 'not-bought':
    case 'not-told':
      return refusedOffer(refusal)
    case 'rejected':
      return {
        status: 409,
        code: refusal.kind,
        title: 'It is not bought.',
        reason: { reasons: [...refusal.reasons] },
      }
    case 'invalid-field':
      return invalidField(refusal)
    case 'too-many-tries':
      return {
        status: 429,
        code: refusal.kind,
        title: 'Too many offers; try again later.',
        reason: { retryAfterSeconds: refusal.retryAfterSeconds },
      }
  }
}

/** The response for each refusal of a change. */
export function refusedTradeIn(refusal: ObjectionRefusal): Refused {
  const problem = problemFor(refusal)
  switch (refusal.kind) {
    case 'not-found':
      return notFound
    case 'sign-in-needed':
      return problem(403, 'Sign in first: it is, or has to be, in an account.')
    case 'offer-expired':
      return problem(409, 'The offer does not hold any more.')
    case 'offer-changed':
      return problem(409, 'The offer is another one than was shown.', {
        field: 'shownMinor',
        reason: { shown: refusal.shown, amount: refusal.amount },
      })
    case 'answer-too-late':
      return problem(
        409,
        'The second offer waited until yesterday or longer; the device goes back.',
      )
    case 'objected-before':
      return problem(409, 'The device was looked at again already.')
    case 'too-many-photos':
      return problem(422, 'So many pictures cannot be kept.', { field: 'photos', max: refusal.max })
    case 'photos-not-found':
      return problem(422, 'A picture is not there, or belongs to something else.', {
        field: 'photos',
      })
    case 'move-not-allowed':
      return problem(409, 'The sale is not where that begins.')
    case 'payout-on-its-way':
      return problem(409, 'The money is on its way to the account told before.', {
        field: 'account',
      })
    case 'payout-needed':
      return problem(409, 'It is not told yet how it is paid.', { field: 'payout' })
    case 'device-needed':
    case 'device-refused':
    case 'device-in-another-sale':
    case 'model-differs':
      return refusedDevice(refusal)
    case 'too-many-open':
      return problem(409, 'Too many trade-ins of this seller are open.', {
        reason: { by: refusal.by, most: refusal.most },
      })
    case 'register-away':
      return problem(503, 'The register of devices cannot be asked for a moment.')
    case 'handover-not-offered':
      return problem(409, 'It cannot be handed over so.', { field: 'handover' })
    case 'declarations-missing':
      return problem(422, 'Every declaration is needed.', {
        field: 'declarations',
        reason: { missing: [...refusal.missing] },
      })
    case 'invalid-field':
      return invalidField(refusal)
  }
}

function problemFor({ kind }: Pick<ObjectionRefusal, 'kind'>) {
  return (status: number, title: string, facts: Partial<Refused> = {}): Refused => ({
    status,
    code: kind,
    title,
    ...facts,
  })
}

type DeviceRefusal = Extract<
  TradeInRefusal,
  { kind: 'device-needed' | 'device-refused' | 'device-in-another-sale' | 'model-differs' }
>

function refusedDevice(refusal: DeviceRefusal): Refused {
  const problem = problemFor(refusal)
  const field = 'identifier'
  switch (refusal.kind) {
    case 'device-needed':
      return problem(409, 'It is not told yet which device it is.', { field })
    case 'device-refused':
      return problem(409, 'A register names this device: it is not bought.', {
        field,
        reason: { verdict: refusal.verdict },
      })
    case 'device-in-another-sale':
      return problem(409, 'This device stands in another trade-in, or in our stock.', { field })
    case 'model-differs':
      return problem(409, 'The number is known as another model’s.', {
        field,
        reason: { model: refusal.model },
      })
  }
}

function invalidField({ field, code }: { readonly field: string; readonly code: string }) {
  return {
    status: 422,
    code,
    title: 'A value cannot be accepted.',
    field,
  }
}
