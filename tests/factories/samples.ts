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
  | 'music.flac'
  | 'music.mp3'
  | 'music.ogg'

/** The path of a sample file; tests/factories/samples/README.md describes each. */
export function samplePath(name: SampleName): string {
  return path.join(import.meta.dirname, 'samples', name)
}

export function sample(name: SampleName): Promise<Buffer> {
  return readFile(samplePath(name))
}
