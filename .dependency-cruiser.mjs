/** The floors, each with the floors it may look down to (docs/architecture.md, docs/decisions/0006-checks.md). */
const looksDownTo = {
  domain: [],
  text: ['domain'],
  contract: ['domain'],
  drawing: ['domain'],
  store: ['domain'],
  providers: ['domain'],
  services: ['domain', 'text', 'store', 'providers'],
  http: ['domain', 'contract', 'drawing', 'services'],
  web: ['domain', 'text', 'contract'],
  sandbox: [],
}

const floors = [...Object.keys(looksDownTo), 'app']

/** The nouns, each with those it may know. `trade-in` stands beside the row and is known only to analytics. */
const row = [
  'market',
  'money',
  'time',
  'field',
  'content',
  'identity',
  'photo',
  'device',
  'address',
  'cart',
  'delivery',
  'inbound',
  'payment',
  'voucher',
  'checkout',
  'order',
  'return',
  'warranty',
  'loyalty',
  'review',
]
const knows = {
  ...Object.fromEntries(row.map((noun, place) => [noun, row.slice(0, place)])),
  'trade-in': [
    'market',
    'money',
    'time',
    'field',
    'photo',
    'device',
    'address',
    'delivery',
    'inbound',
    'voucher',
  ],
  analytics: [...row, 'trade-in'],
  setting: ['market', 'money', 'time', 'delivery', 'payment', 'trade-in'],
  staff: ['market', 'identity', 'field'],
}

/** The rooms of web, each with those it may know: the earlier ones. */
const rooms = [
  'text',
  'seo',
  'ui',
  'client',
  'form',
  'identity',
  'content',
  'payment',
  'order',
  'shop',
  'cart',
  'checkout',
  'account',
  'return',
  'warranty',
  'trade-in',
  'static',
  'shell',
  'office',
]

/** The parts of src/text that only a server reads. */
const serverParts = '^src/text/(?:server|[^/]+/[a-z-]*(?:email|pdf|sms|feed))/'

const anyOf = names => `(?:${names.join('|')})`
const packages = names => `(?:^|/)node_modules/${anyOf(names)}(?:/|$)`
const outside = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown']

const floorRules = Object.entries(looksDownTo).map(([floor, below]) => ({
  name: `${floor}-looks-only-down`,
  comment: `src/${floor} may import ${below.join(', ') || 'no other floor'}.`,
  severity: 'error',
  from: { path: `^src/${floor}/` },
  to: { path: `^src/${anyOf(floors)}/`, pathNot: `^src/${anyOf([floor, ...below])}/` },
}))

const nounRules = Object.entries(knows).map(([noun, earlier]) => ({
  name: `${noun}-knows-only-earlier-nouns`,
  comment: `src/domain/${noun} may import ${earlier.join(', ') || 'no other noun'}.`,
  severity: 'error',
  from: { path: `^src/domain/${noun}/` },
  to: { path: '^src/domain/[^/]+/', pathNot: `^src/domain/${anyOf([noun, ...earlier])}/` },
}))

const roomRules = rooms.map((room, place) => ({
  name: `web-${room}-knows-only-earlier-rooms`,
  comment: `src/web/${room} may import ${rooms.slice(0, place).join(', ') || 'no other room'}.`,
  severity: 'error',
  from: { path: `^src/web/${room}/` },
  to: { path: '^src/web/[^/]+/', pathNot: `^src/web/${anyOf(rooms.slice(0, place + 1))}/` },
}))

const forbidden = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...floorRules,
    ...nounRules,
    ...roomRules,
    forbidden(
      'domain-nouns-are-known',
      'A new folder of src/domain takes its place in the row above.',
      { path: '^src/domain/[^/]+/', pathNot: `^src/domain/${anyOf(Object.keys(knows))}/` },
      {},
    ),
    forbidden(
      'domain-root-knows-no-noun',
      'A file directly in src/domain is under every noun.',
      { path: '^src/domain/[^/]+$' },
      { path: '^src/domain/[^/]+/' },
    ),
    forbidden(
      'domain-is-pure',
      'src/domain imports no package and nothing of Node.',
      { path: '^src/domain/' },
      { dependencyTypes: [...outside, 'core'] },
    ),
    forbidden(
      'text-is-pure',
      'src/text imports no package and nothing of Node.',
      { path: '^src/text/' },
      { dependencyTypes: [...outside, 'core'] },
    ),
    forbidden(
      'no-emails-in-browsers',
      'A browser loads the words of its page, never those of an email, a PDF, an SMS or a feed.',
      {
        path: '^src/(?:web|text|app/routes)/|^src/app/(?:root|entry[.]client)[.]tsx$',
        pathNot: serverParts,
      },
      { path: serverParts },
    ),
    forbidden(
      'languages-stay-apart',
      'A file of one language imports no other, but for the type that the Romanian one declares.',
      { path: '^src/text/.+/(ro|bg|hu|el)[.]ts$' },
      { path: '^src/text/.+/(?:bg|hu|el)[.]ts$', pathNot: '/$1[.]ts$' },
    ),
    forbidden(
      'contract-imports-only-zod',
      'src/contract is shared with the browser: zod, and nothing else from outside.',
      { path: '^src/contract/' },
      { dependencyTypes: [...outside, 'core'], pathNot: packages(['zod']) },
    ),
    forbidden(
      'zod-only-in-contract',
      'What comes over the wire is parsed at the door.',
      { pathNot: '^src/contract/' },
      { path: packages(['zod']) },
    ),
    forbidden(
      'react-only-in-web-and-app',
      'http may use react-router for data and redirects, nothing of React.',
      { path: '^src/', pathNot: '^src/(?:web|app)/' },
      {
        path: packages([
          'react',
          'react-dom',
          '@react-types/[^/]+',
          'lucide-react',
          '@types/react',
          '@types/react-dom',
        ]),
      },
    ),
    forbidden(
      'router-only-in-http-web-and-app',
      'Routing is how pages are asked for and shown.',
      { path: '^src/', pathNot: '^src/(?:http|web|app)/' },
      { path: packages(['react-router', '@react-router']) },
    ),
    forbidden(
      'sql-only-in-store',
      'The roof may open the database, through src/store.',
      { path: '^src/', pathNot: '^src/store/' },
      { path: packages(['pg', '@types/pg', 'drizzle-orm']) },
    ),
    forbidden(
      'web-runs-in-browsers',
      'src/web imports nothing of Node.',
      { path: '^src/web/' },
      { dependencyTypes: ['core'] },
    ),
    forbidden(
      'sandbox-stands-alone',
      'Nothing imports the sandbox: it is reached over the wire. A demo makes the keys that both sides share.',
      { path: '^src/', pathNot: '^src/sandbox/' },
      { path: '^src/sandbox/', pathNot: '^src/sandbox/keys[.]ts$' },
    ),
    forbidden(
      'no-circles',
      'Two files that need each other are one idea, or hide a third.',
      { path: '^src/' },
      { circular: true },
    ),
    forbidden(
      'no-tests-in-the-shop',
      'src never imports tests or their support.',
      { path: '^src/' },
      { path: '^(?:test|scripts)/' },
    ),
    forbidden(
      'imports-resolve',
      'Route types and the server build are made by React Router.',
      { path: '^src/' },
      { couldNotResolve: true, pathNot: '/\\+types/|^virtual:|\\+types' },
    ),
  ],
  options: {
    // TypeScript 7 offers no API to parse with; swc reads the same files, type imports included.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$|^\\.react-router/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
