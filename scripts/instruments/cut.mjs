import { SoundBankLoader } from 'spessasynth_core'

/** General MIDI programs, counted from 0: grand piano, music box, church organ, nylon guitar, cello, harp, strings, flute. */
const programs = [0, 10, 19, 24, 42, 46, 48, 73]

/**
 * Keeps the programs of songs and their samples, which stay compressed as they are. FluidR3Mono's licence is MIT, while
 * the comment inside the bank reads 'DO NOT REDISTRIBUTE ANY OF THESE SAMPLES'; it is left as its authors wrote it.
 * @param {Buffer} whole a General MIDI sound bank (SF2 or SF3)
 * @returns {Buffer}
 */
export function cutInstruments(whole) {
  const bank = SoundBankLoader.fromArrayBuffer(Uint8Array.from(whole).buffer)
  const isKept = ({ bankMSB, bankLSB, isGMGSDrum, program }) =>
    bankMSB === 0 && bankLSB === 0 && !isGMGSDrum && programs.includes(program)
  for (const preset of bank.presets.filter((preset) => !isKept(preset))) bank.deletePreset(preset)
  bank.removeUnusedElements()
  return Buffer.from(bank.writeSF2())
}
