/** A parsed form: names with brackets become nested objects (`line_items[0][quantity]=1`). */
export type FormTree = { readonly [name: string]: string | FormTree | undefined }

export function readForm(body: unknown): FormTree {
  const tree = emptyBranch()
  for (const [name, value] of new URLSearchParams(typeof body === 'string' ? body : '')) {
    const path = name.split(/[[\]]+/).filter(part => part !== '')
    const last = path.pop()
    if (last === undefined) continue
    let branch = tree
    for (const part of path) {
      const next = branch[part]
      const inner = typeof next === 'object' ? next : emptyBranch()
      branch[part] = inner
      branch = inner
    }
    branch[last] = value
  }
  return tree
}

type Branch = { [name: string]: string | Branch | undefined }

/** Has no prototype: a name such as __proto__ is an ordinary key. */
function emptyBranch(): Branch {
  return Object.create(null) as Branch
}

export function textIn(tree: FormTree | string | undefined, ...path: string[]) {
  let found: FormTree | string | undefined = tree
  for (const part of path) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string' ? found : undefined
}

export function branchIn(tree: FormTree | string | undefined, ...path: string[]): FormTree {
  let found: FormTree | string | undefined = tree
  for (const part of path) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'object' ? found : {}
}
