import { ok, type Result, refuse } from '#domain/result.ts'
import { type Fields, fieldsOf, readEach, textOf } from '../delivery/read.ts'
import type { ProviderFailure } from '../failure.ts'
import { glsDate } from './gls-date.ts'
import type { GlsSession } from './gls-session.ts'

/** A parcel has two numbers: the one on the label, and the id by which its label is requested. */
export type KnownParcel = {
  readonly id: number
  readonly number: string
  readonly reference: string | undefined
}

export function knownParcel(fields: Fields): KnownParcel | undefined {
  const number = textOf(fields.ParcelNumber)
  const id = fields.ParcelId
  if (number === undefined || typeof id !== 'number') return undefined
  const reference =
    textOf(fields.ClientReference) ?? textOf(fieldsOf(fields.Parcel)?.ClientReference)
  return { id, number, reference }
}

const dayMs = 24 * 60 * 60_000
const lookBackDays = 30

/** The parcel that `matches`, among those whose labels were printed in the last month. */
export async function findPrinted(
  session: GlsSession,
  matches: (parcel: KnownParcel) => boolean,
): Promise<Result<KnownParcel | undefined, ProviderFailure>> {
  const response = await session.call(
    'GetParcelList',
    {
      PrintDateFrom: glsDate(new Date(Date.now() - lookBackDays * dayMs)),
      PrintDateTo: glsDate(new Date(Date.now() + dayMs)),
    },
    true,
  )
  if (!response.ok) return response
  const parcels = readEach(fieldsOf(response.value)?.PrintDataInfoList, knownParcel)
  return parcels ? ok(parcels.find(matches)) : refuse({ kind: 'unreadable', status: 200 })
}

/** PDF bytes come as a list of numbers. */
export function bytesOf(value: unknown): Buffer | undefined {
  return Array.isArray(value) && value.length > 0 && value.every(byte => typeof byte === 'number')
    ? Buffer.from(value)
    : undefined
}

/** The first entry of an error list, as text; `undefined` if there is none. */
export function errorOf(list: unknown): string | undefined {
  return readEach(list, fields => textOf(fields.ErrorDescription) ?? textOf(fields.ErrorCode))?.[0]
}
