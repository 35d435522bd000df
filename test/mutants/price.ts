import { contract, type Mutant } from './mutant.ts'

const file = 'src/store/import/prices.ts'
const tests = contract('imports-prices', 'imports-stock')

/** Previous shelf prices are recorded (rules-of-trade.md 3). */
export const priceMutants: readonly Mutant[] = [
  {
    file,
    find: 'from wanted where price <> before',
    replace: 'from wanted where true',
    rule: 'A price that did not change leaves no line in its history.',
    tests,
  },
  {
    file,
    find: 'from wanted where price <> before',
    replace: 'from wanted where price < before',
    rule: 'A price that rises leaves a line in its history.',
    tests,
  },
  {
    file,
    find: 'new_price_minor = wanted.new_price\n',
    replace: 'new_price_minor = listing.new_price_minor\n',
    rule: 'The price of a new one that a list names is the one that is shown.',
    tests,
  },
  {
    file,
    find: 'l.id = w."listingId" order by l.id for no key update of l',
    replace: 'l.id = w."listingId" for no key update of l',
    rule: 'Prices change in the order in which orders queue at listings, so that neither deadlocks with the other.',
    tests: contract('price-locks'),
  },
]
