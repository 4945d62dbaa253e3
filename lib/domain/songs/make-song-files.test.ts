import { expect, test } from 'vitest'
import { digitalSourceTypeOf } from '@/lib/domain/made-works/origin-marks'
import { lyricistOf, melodyByRules, songOrigin } from '@/lib/domain/songs/copy'
import { makeSongFiles, type SongToMake } from '@/lib/domain/songs/make-song-files'
import type { SongVerse } from '@/lib/domain/songs/schema'
import { arrange } from '@/lib/integrations/score/arrange'
import { songSeconds } from '@/lib/integrations/sound/song-length'
import { readMp3Mark } from '@/tests/factories/read-mp3-mark'

// The shortest song: whole verses take half a minute to play.
const line: SongVerse['lines'][number] = {
  text: 'Hun sang',
  from: ['s1'],
  origin: 'rules',
  added: null,
  isAccepted: false,
}
const lineByModel = { ...line, origin: 'model' as const }
const song: SongToMake = {
  title: 'Sangen om Karen',
  choices: { form: 'lullaby', mood: 'bright', instrument: 'music_box', seed: 7 },
  verses: [{ lines: [line] }],
  madeAt: new Date('2026-11-26T12:00:00Z'),
}

test('a song is made in all its files, each saying that rules made it, or that a model wrote its words', async () => {
  const percents: number[] = []
  const { files, score, durationSeconds } = await makeSongFiles(song, (percent) => percents.push(percent))
  expect(score.verses.map((phrases) => phrases.length)).toEqual([1])
  const sounding = { parts: arrange(score, song.choices.instrument), tempo: score.tempo }
  expect(durationSeconds).toBe(Math.ceil(songSeconds(sounding)))
  expect(percents).toEqual(percents.toSorted((one, other) => one - other))
  expect(await readMp3Mark(files.mp3)).toEqual({
    digitalSourceType: digitalSourceTypeOf({ kind: 'song_melody', madeBy: 'rules' }),
    description: melodyByRules,
  })
  for (const file of ['svg', 'musicxml'] as const) expect(files[file].toString()).toContain(melodyByRules)
  expect(files.svg.toString()).toContain('Hun sang')
  const pdf = files.pdf.toString('latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf).toContain('(D:20261126120000Z)')

  const other = await makeSongFiles({ ...song, verses: [{ lines: [lineByModel] }] }, () => {})
  const said = `Ordene er skrevet med AI ud fra livshistorien. ${melodyByRules}`
  expect(await readMp3Mark(other.files.mp3)).toEqual({
    digitalSourceType: expect.stringMatching(/\/compositeWithTrainedAlgorithmicMedia$/),
    description: said,
  })
  expect(other.files.musicxml.toString()).toContain(said)
  expect(other.files.svg.toString()).toContain('>Ordene er skrevet med AI ud fra livshistorien.')
  expect(other.files.musicxml.toString()).toContain('skrevet med AI</creator>')
  // The words alone make the melody.
  expect(other.files.midi.equals(files.midi)).toBe(true)
})

test('a song of which a model wrote some lines does not say that it wrote them all', () => {
  const said = `Nogle af linjerne er skrevet med AI ud fra livshistorien. ${melodyByRules}`
  expect(songOrigin([{ lines: [line, lineByModel] }])).toBe(said)
})

test('a song with words that were added for a rhyme says so, also where it names who wrote them', () => {
  const rhymed: SongVerse[] = [{ lines: [{ ...line, text: 'Hun sang, det mindes vi.', added: 'det mindes vi' }] }]
  expect(songOrigin(rhymed)).toContain('tilføjet for rimets skyld og står ikke i livshistorien')
  expect(lyricistOf(rhymed)).toContain('med tilføjelser')
  expect(lyricistOf([{ lines: [line] }])).toBe('Ord efter livshistorien')
})
