import { isSame } from './same.ts'

/** One value on all sides. `base` and `sent` (mergeThreeWays) may lack it. */
export type Sides<Value> = {
  readonly base: Value | undefined
  readonly sent?: Value | undefined
  readonly ours: Value
  readonly theirs: Value
}

/** One field of all sides. */
export function sidesOf<Whole extends object, Key extends keyof Whole>(
  { base, sent, ours, theirs }: Sides<Whole>,
  key: Key,
): Sides<Whole[Key]> {
  return {
    base: base?.[key],
    sent: sent?.[key],
    ours: ours[key],
    theirs: theirs[key],
  }
}

/** Returns our value, unless only theirs changed. */
export function mergeValue<Value>({ base, sent, ours, theirs }: Sides<Value>): Value {
  return isSame(ours, base) && (sent === undefined || isSame(ours, sent)) ? theirs : ours
}

type LineRules<Line> = {
  readonly keyOf: (line: Line) => string
  /** Whether the line is marked as removed from the document since the base. */
  readonly isGone: (line: Line) => boolean
  readonly mergeLine: (lines: Sides<Line>) => Line
}

/** Each line is added, removed or changed independently. */
export function mergeLines<Line>(
  sides: Sides<readonly Line[]>,
  rules: LineRules<Line>,
): readonly Line[] {
  const { keyOf } = rules
  const [base, sent, ours, theirs] = [
    byKey(sides.base, keyOf),
    byKey(sides.sent, keyOf),
    byKey(sides.ours, keyOf),
    byKey(sides.theirs, keyOf),
  ]
  const isSent = (key: string) => sides.sent !== undefined && sent.has(key)
  const isNewer = (key: string) => sides.sent !== undefined && !sent.has(key)
  const mergeByKey = (key: string): readonly Line[] => {
    const [own, other] = [ours.get(key), theirs.get(key)]
    if (own !== undefined && other !== undefined)
      return [
        rules.mergeLine({ base: base.get(key), sent: sent.get(key), ours: own, theirs: other }),
      ]
    if (own !== undefined)
      // The other side lacks the line. If the base lacks it too, it is an addition of this browser, unless the other side
      // marks it as removed: a page closed while saving may hold a line of a document newer than its base. If the base has
      // it, the other side removed it, and it stays only if this browser restored it after its last write.
      return (base.has(key) ? isNewer(key) : !rules.isGone(own)) ? [own] : []
    return other === undefined || base.has(key) || isSent(key) ? [] : [other]
  }
  return orderOf(base, ours, theirs).flatMap(mergeByKey)
}

type Lines<Line> = ReadonlyMap<string, Line>

/** The order of the other side with our lines after it; our order if only we changed the order. */
function orderOf<Line>(base: Lines<Line>, ours: Lines<Line>, theirs: Lines<Line>): string[] {
  const isTheirsAsBefore = isSame([...theirs.keys()], [...base.keys()])
  const [first, second] = isTheirsAsBefore ? [ours, theirs] : [theirs, ours]
  return [...new Set([...first.keys(), ...second.keys()])]
}

function byKey<Line>(
  lines: readonly Line[] | undefined,
  keyOf: (line: Line) => string,
): Lines<Line> {
  return new Map((lines ?? []).map(line => [keyOf(line), line]))
}
