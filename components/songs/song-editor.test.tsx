import { expect, test } from 'vitest'
import { consentTexts } from '@/lib/domain/made-works/provider-copy'
import type { ModelOffer, SongView } from '@/lib/domain/songs/schema'
import { markupOf } from '@/tests/factories/markup-of'
import { sungSentences, sungVerses } from '@/tests/factories/songs'
import { SongEditor } from './song-editor'

const song: SongView = {
  id: '01a20321-6b5d-71be-85b6-dbdfab24ab16',
  memorial: { id: '01a20321-6b5d-71be-85b6-dbdfab24ab17', slug: 'karen' },
  title: 'Sangen om Karen',
  choices: { form: 'hymn', mood: 'calm', instrument: 'organ', seed: 7 },
  sentences: sungSentences,
  verses: sungVerses,
  status: 'draft',
  progress: 0,
  failure: null,
  wordsOffer: null,
  isBeingWritten: false,
  wordsFailure: null,
  voiceOffer: null,
  isBeingSung: false,
  voiceFailure: null,
  sung: null,
  isSungOnPage: false,
  revision: 1,
  isMade: false,
  durationSeconds: null,
  isOnPage: false,
}
const offer: ModelOffer = {
  provider: 'anthropic',
  name: 'Anthropic',
  model: 'a-model',
  consent: consentTexts.song_words('anthropic', 3),
}

const drawn = (more: Partial<SongView> = {}) => markupOf(<SongEditor opened={{ ...song, ...more }} keeper="k" />)

test('without a key there is no trace of models', () => {
  expect(drawn()).not.toMatch(/\bAI\b|udbyder/)
})

test('before anything is sent, every sentence stands there, with who gets it, what becomes of it, and an open question', () => {
  const page = drawn({ wordsOffer: offer })
  const [told = ''] = /<details class="rounded-lg bg-muted.*?<\/details>/s.exec(page) ?? []
  for (const { text } of sungSentences) expect(told).toContain(text)
  for (const words of ['Anthropic i USA', 'a-model', 'koster jer ikke noget', 'salme, rolig, 1 vers', offer.consent])
    expect(told).toContain(words)
  expect(told).toMatch(/<input type="checkbox"(?![^>]* checked)/)
  expect(told).toContain('Vi gemmer, hvad der blev sendt')
})

test('while the words are on their way nothing can be changed, and a failure names the way without a model', () => {
  const waiting = drawn({ wordsOffer: offer, isBeingWritten: true })
  expect(waiting).toContain('Venter på ordene')
  expect(waiting).toMatch(/<fieldset disabled=""/)
  expect(drawn({ wordsOffer: offer, wordsFailure: 'Udbyderen svarede ikke.' })).toMatch(
    /role="alert".*Udbyderen svarede ikke\. Linjerne står, som de gjorde, og »Foreslå nye linjer«/s,
  )
})

test('a line of a model says so, and one without a sentence asks for somebody to answer for it', () => {
  const line = { text: 'Nu hviler alt', origin: 'model', added: null, isAccepted: false } as const
  const verses = [
    {
      lines: [
        { ...line, from: ['s1'] },
        { ...line, from: [] },
      ],
    },
  ]
  const page = drawn({ verses })
  expect(page).toContain('Skrevet med AI.')
  expect(page).toContain('kommer ikke fra nogen sætning i livshistorien')
  expect(page.match(/Jeg siger god for linjen/g)).toHaveLength(1)
})

test('each line shows how it is sung, and lines and verses can be added', () => {
  const page = drawn()
  expect(page).toMatch(/<strong>ha<\/strong>·(?:<!-- -->)?vet/)
  expect(page).toMatch(/\((?:<!-- -->)?8 stavelser(?:<!-- -->)?\)/)
  expect(page).toContain('Tilføj en linje til vers 1')
  expect(page).toContain('Skriv et vers til')
})

test('what was added for the rhyme says so, and is never told to come after a sentence of the story', () => {
  const line = { from: ['s1'], origin: 'rules' as const, added: 'det mindes vi nu', isAccepted: false }
  const verses = [
    {
      lines: [
        { ...line, text: 'Karen blev født i Skagen, det mindes vi nu.' },
        { ...line, text: 'det mindes vi nu.' },
      ],
    },
  ]
  const page = drawn({ verses })
  expect(page.match(/er tilføjet for rimets skyld/g)).toHaveLength(2)
  expect(page).toContain('Begyndelsen er efter: »Karen blev født i Skagen i 1931.«')
  expect(page).toContain('Linjen er tilføjet for rimets skyld. Den står ikke i livshistorien.')
  expect(page.match(/fter: »/g)).toHaveLength(1)
})

const voiceOffer: ModelOffer = {
  provider: 'elevenlabs',
  name: 'ElevenLabs',
  model: 'a-singer',
  consent: consentTexts.song_voice('elevenlabs'),
}
const made = { isMade: true, status: 'ready', durationSeconds: 80 } as const

test('before a song is sent to be sung, every line stands there, and that the voice is nobody’s', () => {
  const [told = ''] = /<details class="rounded-lg bg-muted.*?<\/details>/s.exec(drawn({ ...made, voiceOffer })) ?? []
  for (const { text } of sungVerses[0]?.lines ?? []) expect(told).toContain(text)
  for (const words of ['ElevenLabs i USA', 'a-singer', 'Vi giver aldrig en død en stemme', 'omkring 80 sekunder'])
    expect(told).toContain(words)
  expect(told).toContain(voiceOffer.consent)
  // Only a song that can be heard is sent.
  expect(drawn({ voiceOffer })).not.toContain('Få sangen sunget')
})

test('a sung song is heard beside the one by rules, says that it is made with AI, and either can be put on the page', () => {
  const sung = { id: 'x', durationSeconds: 80, isCurrent: true }
  const page = drawn({ ...made, voiceOffer, sung })
  expect(page.match(/<audio/g)).toHaveLength(2)
  for (const words of [
    'Lavet med AI',
    'hverken den dødes',
    'Læg den sungne sang på siden',
    'Læg sangen på siden',
    'Slet optagelsen',
  ])
    expect(page).toContain(words)
  const earlier = drawn({ ...made, voiceOffer, sung: { ...sung, isCurrent: false } })
  expect(earlier).toContain('af de tidligere ord')
  expect(earlier).not.toContain('Læg den sungne sang på siden')
})

test('a new song is open at its first verse, one that can be heard is folded, and each part says what is in it', () => {
  const verses = [...sungVerses, ...sungVerses]
  const folds = (page: string) =>
    [
      ...page.matchAll(
        /<details([^>]*)><summary[^>]*><h[23][^>]*>(.*?)<\/h[23]>.*?<span[^>]*>(.*?)<\/span><\/summary>/gs,
      ),
    ].map(([, attributes = '', title, note]) => ({ title, note, isOpen: / open=/.test(attributes) }))
  const first = sungVerses[0]?.lines[0]?.text
  expect(folds(drawn({ verses }))).toEqual([
    { title: 'Vers 1', note: first, isOpen: true },
    { title: 'Vers 2', note: first, isOpen: false },
    { title: 'Melodien', note: 'Salme, rolig, orgel.', isOpen: false },
  ])
  expect(folds(drawn({ ...made, verses })).filter(({ isOpen }) => isOpen)).toEqual([])
})
