// `npm run build`: a fresh production build in this folder. What runs is updated by `npm run release`.
import { askLaunchers } from './release/control.mjs'
import { step } from './set-up/progress.mjs'
import { ROOT } from './set-up/root.mjs'
import { loadEnvFiles } from './set-up/settings.mjs'

// `npm start` requires them, and prerendered pages contain them: better reported before the build than after it.
const COMPANY = ['COMPANY_NAME', 'COMPANY_CVR', 'COMPANY_ADDRESS', 'COMPANY_PHONE', 'COMPANY_EMAIL']

loadEnvFiles()
const missing = ['SITE_URL', ...COMPANY].filter((name) => !process.env[name])
if (missing.length > 0) {
  console.log(`\n  Der mangler ${missing.join(', ')}.`)
  console.log('  Det er nok til en demonstration. Til npm start: skriv det i .env (se .env.example), og byg igen.\n')
}
try {
  if ((await askLaunchers({})).some(({ served }) => served === ROOT)) {
    throw new Error('Siden kører fra denne mappe, og ville svare med fejl imens. Kør i stedet: npm run release')
  }
  const { ensureBuild } = await import('./set-up/next-build.mjs')
  await step('Bygger siderne', () => ensureBuild({ force: true }))
} catch (error) {
  console.error(`\n${error.message}\n`)
  process.exit(1)
}
