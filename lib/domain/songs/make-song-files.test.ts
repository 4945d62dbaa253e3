import { expect, test } from 'vitest'
import { digitalSourceTypeOf } from '@/lib/domain/made-works/origin-marks'
import { melodyByRules } from '@/lib/domain/songs/copy'
import { makeSongFiles } from '@/lib/domain/songs/make-song-files'
import { readMp3Mark } from '@/lib/integrations/origin-marks/mark-mp3'
import { sungVerses } from '@/tests/factories/songs'

const song = {
  title: 'Sangen om Karen',
  choices: { form: 'lullaby', mood: 'calm', instrument: 'music_box', seed: 7 },
  verses: sungVerses,
  madeAt: new Date('2026-11-26T12:00:00Z'),
} as const

// Half a minute of sound is rendered twice.
test('the same song gives the same files, each saying that rules made it', { timeout: 240_000 }, async () => {
  const percents: number[] = []
  const made = await makeSongFiles(song, (percent) => percents.push(percent))
  const { files, score, durationSeconds } = made
  expect(score.verses.map((lines) => lines.length)).toEqual([4])
  expect(durationSeconds).toBeGreaterThan(10)
  expect(percents).toEqual(percents.toSorted((one, other) => one - other))
  expect(await readMp3Mark(files.mp3)).toEqual({
    digitalSourceType: digitalSourceTypeOf({ kind: 'song_melody', madeBy: 'rules' }),
    description: melodyByRules,
  })
  for (const file of ['svg', 'musicxml'] as const) expect(files[file].toString()).toContain(melodyByRules)
  expect(files.svg.toString()).toContain('blandt alle roser og lyttede til sang')
  expect(files.pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const again = await makeSongFiles(song, () => {})
  for (const [file, bytes] of Object.entries(files)) {
    expect([file, bytes.equals(again.files[file as keyof typeof files])]).toEqual([file, true])
  }
})

test('files with words of a model say so, in words and for machines', { timeout: 240_000 }, async () => {
  const verses = sungVerses.map(({ lines }) => ({
    lines: lines.map((line, at) => (at === 1 ? { ...line, origin: 'model' as const } : line)),
  }))
  const { files } = await makeSongFiles({ ...song, verses }, () => {})
  const said = `Nogle af linjerne er skrevet med AI ud fra livshistorien. ${melodyByRules}`
  expect(await readMp3Mark(files.mp3)).toEqual({
    digitalSourceType: expect.stringMatching(/\/compositeWithTrainedAlgorithmicMedia$/),
    description: said,
  })
  for (const file of ['svg', 'musicxml'] as const) expect(files[file].toString()).toContain(said)
  expect(files.musicxml.toString()).toContain('skrevet med AI</creator>')
})
