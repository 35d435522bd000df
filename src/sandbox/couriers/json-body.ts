/** A JSON body as it arrived, or a part of it. */
export type Json = { readonly [name: string]: unknown }

export function jsonIn(value: unknown, ...path: string[]): Json {
  let found = value
  for (const part of path) found = isJson(found) ? found[part] : undefined
  return isJson(found) ? found : {}
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function textIn(json: Json, name: string): string {
  const value = json[name]
  return typeof value === 'string' ? value : ''
}

export function listIn(json: Json, name: string): readonly unknown[] {
  const value = json[name]
  return Array.isArray(value) ? value : []
}
