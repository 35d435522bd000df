import { shopRows } from '#test/support/shop-database.ts'
import type { Names } from './foreign-text.ts'
import { wordsIn } from './vocabulary.ts'

/** Every word in the rows of models and products: names, colours, processors. */
export async function readNames(): Promise<Names> {
  const rows = await shopRows<{ text: string }>(`
    select distinct trim('"' from value::text) as text
    from (select to_jsonb(m) as row from model m union all select to_jsonb(p) from product p) of
    cross join lateral jsonb_path_query(of.row, '$.** ? (@.type() == "string")') value`)
  return new Set(rows.flatMap(({ text }) => wordsIn(text).map(each => each.toLowerCase())))
}
