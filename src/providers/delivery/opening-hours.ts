import type { Market } from '#domain/market/market.ts'

/** Monday is 1, Sunday 7; times as 09:00, midnight at the end as 24:00. */
export type OpenDay = { readonly day: number; readonly from: string; readonly to: string }

type HourText = {
  /** Monday first. */
  readonly days: readonly string[]
  readonly always: string
  readonly isEveryDayStated: boolean
  readonly time: (time: string) => string
}

function shortHour(time: string) {
  return time.replace(/^0(?=\d)/, '').replace(/:00$/, '')
}

const textOf = {
  ro: {
    days: ['L', 'Ma', 'Mi', 'J', 'V', 'S', 'D'],
    always: 'non-stop',
    isEveryDayStated: true,
    time: time => time,
  },
  bg: {
    days: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'нд'],
    always: 'денонощно',
    isEveryDayStated: false,
    time: time => time,
  },
  hu: {
    days: ['H', 'K', 'Sze', 'Cs', 'P', 'Szo', 'V'],
    always: '0–24',
    isEveryDayStated: true,
    time: shortHour,
  },
} satisfies Partial<Record<Market, HourText>>

/** A week in the market's abbreviations: "L–D 10:00–22:00", "пн–пт 08:30–19:30, сб 09:00–15:00", "0–24". */
export function openingHours(market: keyof typeof textOf, week: readonly OpenDay[]): string {
  const text = textOf[market]
  const runs = runsOf(week.toSorted((one, other) => one.day - other.day))
  const [only] = runs
  const isDaily = runs.length === 1 && only?.first === 1 && only.last === 7
  if (isDaily && only.from === '00:00' && only.to >= '23:59') return text.always
  return runs
    .map(run => {
      const times = `${text.time(run.from)}–${text.time(run.to)}`
      return isDaily && !text.isEveryDayStated ? times : `${daysOf(text, run)} ${times}`
    })
    .join(', ')
}

type Run = { readonly first: number; last: number; readonly from: string; readonly to: string }

function daysOf({ days }: HourText, { first, last }: Run) {
  return first === last ? days[first - 1] : `${days[first - 1]}–${days[last - 1]}`
}

/** Groups consecutive days with the same hours. */
function runsOf(week: readonly OpenDay[]): readonly Run[] {
  const runs: Run[] = []
  for (const { day, from, to } of week) {
    const previous = runs.at(-1)
    if (previous && previous.last === day - 1 && previous.from === from && previous.to === to)
      previous.last = day
    else runs.push({ first: day, last: day, from, to })
  }
  return runs
}
