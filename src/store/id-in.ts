/**
 * A parameter as an id, for the condition `id = …`: null, which equals none, for a text that is no id. A comparison of
 * `id::text` would read the whole table.
 *
 * @param parameter such as '$1'
 */
export function idIn(parameter: string): string {
  const text = `${parameter}::text`
  return `case when ${text} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${text}::uuid end`
}
