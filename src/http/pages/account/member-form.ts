import { data } from 'react-router'
import { parse, type Schema } from '#contract/schema.ts'
import type { PageRequest } from '../page-request.ts'
import { readFields } from '../read-form.ts'

/**
 * The form data of an account page, parsed by its schema: an unknown field is a 400 and changes nothing
 * (quality.md "Attacks").
 */
export async function readMemberForm<T>(
  { request }: Pick<PageRequest, 'request'>,
  schema: Schema<T>,
): Promise<T> {
  const pairs = [...(await readFields(request))]
  const values = Object.fromEntries(pairs)
  const form = Object.keys(values).length < pairs.length ? undefined : parse(schema, values)
  if (!form?.ok) throw data(undefined, { status: 400 })
  return form.value
}
