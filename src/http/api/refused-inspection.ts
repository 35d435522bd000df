import type {
  InspectRefusal,
  SendBackRefusal,
  TakeOverRefusal,
} from '#services/trade-in/inspection-report.ts'
import type { SettleRefusal } from '#services/trade-in/pay-out.ts'
import { notFound, type Refused } from './endpoint.ts'

/** The response for each refusal of a staff decision about a device. */
export function refusedInspection(
  refusal: InspectRefusal | SendBackRefusal | SettleRefusal | TakeOverRefusal,
): Refused {
  const problem = (status: number, title: string, facts: Partial<Refused> = {}): Refused => ({
    status,
    code: refusal.kind,
    title,
    ...facts,
  })
  switch (refusal.kind) {
    case 'not-found':
      return notFound
    case 'move-not-allowed':
      return problem(409, 'The sale is not where that begins.')
    case 'not-by-parcel':
      return problem(409, 'A device like this is not sent back in a parcel.', {
        reason: refusal.wayBack,
      })
    case 'another-way':
      return problem(409, 'A device like this ends in another way.', { reason: refusal.wayBack })
    case 'configuration-not-bought':
      return problem(409, 'The book of its offer has no price for what was found.', {
        field: 'found',
      })
    case 'nothing-due':
      return problem(409, 'Nothing is owed for it yet.')
    case 'paid-otherwise':
      return problem(409, 'It was paid under another reference.', { field: 'reference' })
    case 'on-its-way':
      return problem(409, 'The bank was told to pay it.')
    case 'second-person-needed':
      return problem(409, 'Somebody else than the inspector has to pay so much.')
    case 'same-inspector':
      return problem(409, 'Somebody else than the first inspector has to look again.', {
        field: 'inspector',
      })
    case 'amount-needed':
      return problem(422, 'Somebody has to say what it is worth.', {
        field: 'amountMinor',
        max: refusal.mostMinor,
      })
    case 'too-many-photos':
      return problem(422, 'So many pictures cannot be kept.', { field: 'photos', max: refusal.max })
    case 'photos-not-found':
      return problem(422, 'A picture is not there, or belongs to something else.', {
        field: 'photos',
      })
    case 'invalid-field': {
      const { field, code } = refusal
      return { status: 422, code, title: 'A value cannot be accepted.', field }
    }
  }
}
