import { describe, expect, it } from 'vitest'
import { songForms } from '@/lib/domain/songs/schema'
import { proposeVerses } from './propose-verses'
import { splitSentences } from './split-sentences'

describe('what a sentence says', () => {
  const lines = (story: string) => {
    const sentences = splitSentences(story)
    const verses = songForms.flatMap((form) =>
      [1, 2, 3, 4].flatMap((seed) => proposeVerses({ sentences, form, mood: 'calm', seed, verses: 4 })),
    )
    return verses.flatMap((verse) => verse.lines.map(({ text }) => text))
  }

  it('is not cut where the verb still waits for its words', () => {
    const all = lines(
      'I 1968 gik han i land og blev maskinarbejder i Esbjerg. Hun elskede at gå langs åen med børnene. Han boede i Ribe i 1950.',
    )
    expect(all.filter((line) => /gik han,|gik han\.|at gå,|at gå\.|boede i 1950|boede,/.test(line))).toEqual([])
  })

  it('is not widened by leaving out when, where or of whom it was', () => {
    const all = lines(
      'Som barn var hun syg af astma. Hun var den første kvinde på værftet. Hun var bange, da hun var barn. Hun arbejdede halvdelen af livet i Norge. Hun var glad for musik. Hun sang i koret hver torsdag.',
    )
    expect(
      all.filter((line) => /hun var syg|kvinde[,.]|bange[,.]$|bange, (?!da)|halvdelen af livet[,.]/i.test(line)),
    ).toEqual([])
  })

  it('keeps a double name whole, and shortens one only to the name the story uses', () => {
    const all = lines(
      'Hans Peter voksede op i Sønderjylland. Hans Peter sad i sognerådet i tolv år. Lille Emil blev født i Ribe.',
    )
    expect(all.filter((line) => /Hans (?!Peter)|Lille (?!Emil)/.test(line))).toEqual([])
    expect(all.some((line) => line.includes('Hans Peter'))).toBe(true)
  })

  it('about somebody else is never said of the one before', () => {
    const all = lines(
      'Hun elskede at læse. Hun var glad for sin have. Knud var smed i Ribe hele sit liv. Han blev kun tres år. Hun sang i koret hver torsdag.',
    )
    const song = all.join(' ')
    if (/Han blev/.test(song)) expect(song).toMatch(/Knud var smed.*Han blev/s)
  })

  it('about death is followed by nothing light', () => {
    const all = lines(
      'Han døde hjemme i Esbjerg. Vi savner hans rolige hænder. Hun sov stille ind i Ribe. Vi savner dem hver dag.',
    )
    expect(all.filter((line) => /sang\.|glæde|smil|lærke|gerne|sne|giver/.test(line))).toEqual([])
  })
})
