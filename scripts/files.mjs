// `npm run files -- …`: moves the files between the disk and a bucket and holds them against the database. The domain does
// the work (scripts/files/main.mjs), whether or not the site is running.
import { answerVerb, enterInstallation, runProgram } from './server/run-program.mjs'

const USAGE = `
  npm run files -- copy --to bucket    kopierer de filer, der mangler i bucketen, fra disken, mens siden kører
  npm run files -- copy --to disk      det samme den anden vej
  npm run files -- verify              finder filer, der mangler eller ikke er, som de skal være
`

await answerVerb({
  usage: USAGE,
  verbs: ['copy', 'verify'],
  async act(verb, rest) {
    await enterInstallation()
    return runProgram('files', [verb, ...rest])
  },
})
