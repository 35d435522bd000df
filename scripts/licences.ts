/** Licences that allow the shop to be distributed as it is; LGPL: of libvips, which is linked at run time. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages that name their licence only in a file of theirs, read by us: which one. */
const read: ReadonlyMap<string, string> = new Map([['png-js@2.0.0', 'MIT']])

type Licence = {
  readonly license?: { readonly id?: string; readonly name?: string }
  readonly expression?: string
}

/** The part of a CycloneDX document that names packages. */
export type Sbom = {
  readonly components?: readonly {
    readonly name: string
    readonly version: string
    readonly licenses?: readonly Licence[]
  }[]
}

/** The packages whose licence is missing or not allowed, each with what it says. */
export function refusedLicences({ components = [] }: Sbom): readonly string[] {
  return components.flatMap(({ name, version, licenses = [] }) => {
    const known = read.get(`${name}@${version}`)
    const named = licenses.map(
      ({ license, expression }) => expression ?? license?.id ?? license?.name ?? '',
    )
    if (named.length === 0 && known !== undefined) named.push(known)
    const isAllowed = named.length > 0 && named.every(isAllowedExpression)
    return isAllowed ? [] : [`${name}@${version}: ${named.join(', ') || 'no licence'}`]
  })
}

/** Of several with OR one has to be allowed, of several with AND each. */
function isAllowedExpression(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some(choice => choice.split(' AND ').every(each => allowed.has(each.trim())))
}
