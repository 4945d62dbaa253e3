// `npm run admin -- …`: creates, restores and lists staff, notes a backup, and removes a demonstration, on the database the launchers
// would use, whether or not the site is running. The domain's own commands do the work (scripts/admin/run-verb.mjs); only
// emptying a database needs the owner role.
import { removeDemo } from './admin/remove-demo.mjs'
import { answerVerb, enterInstallation, runProgram } from './server/run-program.mjs'
import { dataDir } from './set-up/root.mjs'

const USAGE = `
  npm run admin -- create        laver en konto til en, der arbejder for jer
                                 (--name --username --email --scope full|production, ellers bliver du spurgt;
                                  --ask-password spørger om en adgangskode i stedet for at lave et link)
  npm run admin -- reset NAVN    giver en, der arbejder for jer, et link til en ny adgangskode
                                 (--scope full|production giver også rettighederne igen)
  npm run admin -- list          viser dem, der arbejder for jer
  npm run admin -- close-demo    lukker demonstrationens konti, sider og koder; alt andet bliver, som det er
  npm run admin -- backup-done   noterer, at der netop er taget en sikkerhedskopi (--bytes hvor stor den er)
  npm run admin -- remove-demo   tømmer en database, som kun demonstrationen har været på
`

await answerVerb({
  usage: USAGE,
  verbs: ['create', 'reset', 'list', 'close-demo', 'remove-demo', 'backup-done'],
  async act(verb, rest) {
    const { ownerUrl, role } = await enterInstallation()
    const answer = runProgram('admin', [verb, ...rest])
    return verb === 'remove-demo' && answer === 0 ? removeDemo({ ownerUrl, role, dataDir: dataDir() }) : answer
  },
})
