import { data } from 'react-router'
import { parse, type Schema } from '#contract/schema.ts'
import type { PageRequest } from '../page-request.ts'
import { readFields } from '../read-form.ts'

/**
 * The form data of an account page, parsed by its schema: an unknown field, or one sent twice, is a 400 and changes
 * nothing (quality.md "Attacks"). `list` is the one field that may be sent more than once.
 */
export async function readMemberForm<T>(
  { request }: Pick<PageRequest, 'request'>,
  schema: Schema<T>,
  list?: string,
): Promise<T> {
  const [listed, pairs] = [[] as string[], [] as [string, string][]]
  for (const [name, value] of await readFields(request))
    if (name === list) listed.push(value)
    else pairs.push([name, value])
  const values = Object.fromEntries<unknown>(pairs)
  const isOnce = Object.keys(values).length === pairs.length
  if (list !== undefined && listed.length > 0) values[list] = listed
  const form = isOnce ? parse(schema, values) : undefined
  if (!form?.ok) throw data(undefined, { status: 400 })
  return form.value
}
