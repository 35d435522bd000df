import type pg from 'pg'

/** Pending work as text with counts; `due` is what should be done by now. */
export type Pending = { readonly due: readonly string[]; readonly all: readonly string[] }

const kinds: Readonly<Record<string, { readonly of: string; readonly when: string }>> = {
  'orders that wait for a payment': {
    of: `orders where state = 'awaiting-payment'`,
    when: 'payable_until',
  },
  'attempts to ask for': { of: 'payment where next_poll_at is not null', when: 'next_poll_at' },
  notices: { of: 'provider_notice where applied_at is null', when: 'next_attempt_at' },
  messages: { of: 'outbox where sent_at is null', when: 'next_attempt_at' },
  refunds: { of: 'refund where next_attempt_at is not null', when: 'next_attempt_at' },
}

const countQuery = Object.entries(kinds)
  .map(
    ([name, { of, when }]) =>
      `select '${name}' as name, count(*)::int as n, count(*) filter (where ${when} <= $1)::int as due from ${of}`,
  )
  .join(' union all ')

export async function pendingIn(pool: pg.Pool, at: Date): Promise<Pending> {
  const { rows } = await pool.query<{ name: string; n: number; due: number }>(countQuery, [at])
  return {
    due: rows.filter(({ due }) => due > 0).map(({ name, due }) => `${due} ${name}`),
    all: rows.filter(({ n }) => n > 0).map(({ name, n }) => `${n} ${name}`),
  }
}

/** The reasons for the pending work. */
export async function pendingReasons(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ reason: string }>(
    `select topic || ': ' || coalesce(last_error, '') as reason from outbox where sent_at is null
     union select 'attempt ' || id || ' of ' || provider || ': ' || state || ', ' || polls || ' polls, started '
       || coalesce(started_at::text, 'never') || ', next ' || next_poll_at || ', now ' || now() || coalesce(', ' || last_error, '')
       from payment where next_poll_at is not null
     union select 'notice: ' || coalesce(last_error, '') from provider_notice where applied_at is null
     union select 'refund ' || id || ': ' || coalesce(last_error, state) from refund where next_attempt_at is not null
     limit 8`,
  )
  return rows.map(({ reason }) => reason)
}
