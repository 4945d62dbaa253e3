import { readFile } from 'node:fs/promises'
import path from 'node:path'

export type SampleName =
  | 'phone.heic'
  | 'phone.mov'
  | 'film.webm'
  | 'long.mp4'
  | 'voice.m4a'
  | 'voice.mp3'
  | 'voice.ogg'
  | 'voice.wav'
  | 'voice.webm'

/** Where a sample file lies; tests/factories/samples/README.md says what each is. */
export function samplePath(name: SampleName): string {
  return path.join(import.meta.dirname, 'samples', name)
}

/** Its bytes. */
export function sample(name: SampleName): Promise<Buffer> {
  return readFile(samplePath(name))
}
