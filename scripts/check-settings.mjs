// Run by `npm start` before anything else: checks the settings against the application's own schema.
// Exits with 1 and a sentence for each invalid one.
try {
  await import('../lib/server/env.ts')
} catch (error) {
  if (error.name !== 'SettingsError') throw error
  console.error(`\n${error.message}\n`)
  process.exit(1)
}
