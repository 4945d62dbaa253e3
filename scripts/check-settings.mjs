// Run through tsx by `npm start` before anything is touched: the settings against the one schema that the application
// itself uses. Ends with 1 and a sentence for each wrong one.
try {
  await import('../lib/server/env.ts')
} catch (error) {
  if (error.name !== 'SettingsError') throw error
  console.error(`\n${error.message}\n`)
  process.exit(1)
}
