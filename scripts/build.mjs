// `npm run build`: the production build, made afresh.
import { step } from './set-up/progress.mjs'
import { loadEnvFiles } from './set-up/settings.mjs'

loadEnvFiles()
const { ensureBuild } = await import('./set-up/next-build.mjs')
try {
  await step('Bygger siderne', () => ensureBuild({ force: true }))
} catch (error) {
  console.error(`\n${error.message}\n`)
  process.exit(1)
}
