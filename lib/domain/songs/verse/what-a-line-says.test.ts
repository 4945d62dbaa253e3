import { describe, expect, it } from 'vitest'
import { songForms } from '@/lib/domain/songs/schema'
import { isFiniteVerb } from './finite-verbs'
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
    expect(all.filter((line) => /hun var syg|kvinde[,.]|bange[,.]$|bange, (?!da)/i.test(line))).toEqual([])
    expect(all.join(' ')).not.toMatch(/(?<!I Norge arbejdede hun )halvdelen af livet[,.]/)
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

  it('with a men in it keeps both sides of it, one right after the other', () => {
    const story =
      'Lars var tømrer i Hvidovre. Han fik sclerose, da han var otteogtredive, men han gav ikke op. Han byggede modelskibe og fuglekasser. Hun var streng, men hun elskede sine børn.'
    const sentences = splitSentences(story)
    for (const form of songForms) {
      for (const seed of [1, 2, 3, 4, 5, 6]) {
        const said = proposeVerses({ sentences, form, mood: 'calm', seed, verses: 4 })
          .flatMap((verse) => verse.lines.map(({ text }) => text))
          .join(' ')
        if (/sclerose|op\./.test(said))
          expect(said).toMatch(/fik sclerose, da han var otteogtredive[,.] men han gav ikke op/i)
        if (/streng|børn/.test(said)) expect(said).toMatch(/var streng[,.] men hun elskede sine børn/i)
      }
    }
  })

  it('points at nobody who was left out', () => {
    const song = lines(
      'Gerda var lærer i Ribe i mange år. Mange af hendes gamle elever i Ribe og omegn skrev til hende om livet, og hun svarede dem alle. Hun kom i lære i en forretning, og der stod hun bag disken i tredive år. Hun elskede sin have.',
    )
    // The three lines before it: one of them can be ours.
    const linesBefore = (pattern: RegExp) =>
      song.flatMap((line, at) => (pattern.test(line) ? [song.slice(Math.max(0, at - 3), at).join(' ')] : []))
    for (const earlier of linesBefore(/svarede dem alle/)) expect(earlier).toMatch(/skrev/)
    for (const earlier of linesBefore(/^Der stod hun/)) expect(earlier).toMatch(/forretning|lære/)
  })

  /** What is added to the second of three sentences, in many songs of them. */
  const addedTo = (sentence: string) => {
    const sentences = splitSentences(`Han var smed i Ribe. ${sentence} Han klagede aldrig.`)
    const songs = songForms.flatMap((form) =>
      [1, 2, 3, 4, 5, 6].flatMap((seed) => proposeVerses({ sentences, form, mood: 'calm', seed, verses: 2 })),
    )
    const lines = songs.flatMap((song) => song.lines.filter(({ from }) => from.includes('s2')))
    expect(lines.length).toBeGreaterThan(0)
    return lines.flatMap(({ added }) => added ?? [])
  }

  it.each([
    'Han fik konstateret lungekræft i august.',
    'Han døde ved en trafikulykke i Vejle.',
    'Han druknede ud for Thyborøn i 1978.',
    'Han tog sit eget liv i november.',
    'Han kæmpede med et mørke i mange år.',
  ])('is followed by nothing of ours: %s', (sentence) => {
    expect(addedTo(sentence)).toEqual([])
  })

  it.each(['Vi savner ham hver dag.', 'Vi kommer til at savne ham.', 'Vi husker ham i haven.'])(
    'is not remembered once more: %s',
    (sentence) => {
      expect(addedTo(sentence).filter((text) => !/^(?:og|et lys) /.test(text))).toEqual([])
    },
  )

  it('is a list to its end, and says where something was that was there', () => {
    const all = lines(
      'Hun syede gardiner, malede møbler og plantede frugttræer. Der har været mange små fødder på hendes gulv. Hun elskede sin have.',
    ).join(' ')
    expect(all).not.toMatch(/malede møbler[.,](?! og)/)
    expect(all).not.toMatch(/små fødder[.,]/)
  })

  it('loses a date as a whole or not at all', () => {
    const all = lines(
      'Hun voksede op i Ribe. Hun døde i sit hjem, omgivet af sine børn, den 2. februar 2021. Hun elskede sin have.',
    )
    expect(all.filter((line) => /^2021|børn, 2021/.test(line))).toEqual([])
  })

  it('takes a hundred and what is foreign for no deed', () => {
    expect(isFiniteVerb('hundrede', 'i')).toBe(false)
    expect(isFiniteVerb('fremmede', 'mod')).toBe(false)
    expect(isFiniteVerb('lærer', 'var')).toBe(false)
    expect(isFiniteVerb('strikkede', 'hun')).toBe(true)
  })
})
