/**
 * Packages that become part of the server's bundle, which then holds only what the shop uses of them. Read file by file
 * they cost two seconds of a start and 50 MB: the manifest of drizzle-orm alone has 180 kB and is parsed for each of its
 * files. Other packages stay outside, where a stack trace names them.
 */
export const bundledPackages: (string | RegExp)[] = [
  'drizzle-orm',
  'better-auth',
  /^@better-auth\//,
  'better-call',
  'kysely',
  'jose',
  /^@noble\//,
  'zod',
  'lucide-react',
  'stripe',
]
