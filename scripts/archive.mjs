// `npm run archive -- …`: shows the published tree, holds it against the database, and exports it. The domain does the work
// (scripts/archive/run-verb.mjs), whether or not the site is running.
import { serve } from './archive/serve.mjs'
import { answerVerb, enterInstallation, runProgram } from './server/run-program.mjs'

const USAGE = `
  npm run archive -- serve             viser nødsiderne på denne maskine, også uden database (--port, ellers 8088)
  npm run archive -- verify            kontrollerer hver fil i nødsiderne og holder dem op mod databasen
                                       (--repair fjerner det, der ikke må stå der, og får resten lavet igen)
  npm run archive -- export MAPPE      lægger alle nødsider i en ny mappe, underskrevet, til at gemme eller give videre
                                       (BagIt 1.0: almindelige filer og en liste over dem)
`

await answerVerb({
  usage: USAGE,
  verbs: ['serve', 'verify', 'export'],
  async act(verb, rest) {
    if (verb === 'serve') return serve(rest)
    await enterInstallation()
    return runProgram('archive', [verb, ...rest])
  },
})
