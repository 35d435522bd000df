/** For `npm run migration`; drizzle-kit and its types are in tools/drizzle-kit. */
export default {
  dialect: 'postgresql',
  schema: './src/store/schema/*.ts',
  out: './src/store/migrations',
  casing: 'snake_case',
}
