import { type Sentence, sentenceLengthMost } from '@/lib/domain/songs/schema'
import { prepositions, subordinators } from './small-words'

/**
 * The sentences of a life story without markup, in order, numbered from 's1'. A new line always ends a sentence, so a
 * heading is one of its own; one without full stops is cut as `splitRunOn` says. One longer than `sentenceLengthMost` is
 * cut between two words. Takes time in proportion to the length.
 */
export function splitSentences(plainStory: string): Sentence[] {
  const texts: string[] = []
  for (const paragraph of plainStory.split(/[\r\n\u2028\u2029]+/)) {
    // Most lines of a list have no end within: the segmenter, which is slow to start, is asked for the others only.
    if (!/[.!?…][^\s\p{L}]{0,4}\s/u.test(paragraph)) {
      texts.push(...withinLimit(paragraph))
      continue
    }
    let from = 0
    for (const { segment, index } of segmenter.segment(paragraph)) {
      const end = index + segment.length
      if (endsInAbbreviation(paragraph.slice(Math.max(from, end - abbreviationMost), end))) continue
      texts.push(...withinLimit(paragraph.slice(from, end)))
      from = end
    }
    texts.push(...withinLimit(paragraph.slice(from)))
  }
  return texts.slice(0, sentencesOfStoryMost).map((text, index) => ({ key: `s${index + 1}`, text }))
}

const segmenter = new Intl.Segmenter('da', { granularity: 'sentence' })

// The highest number that `sentenceKey` has room for.
const sentencesOfStoryMost = 99_999

// Intl.Segmenter ends a sentence after each of these when a capital or a number follows. 'osv.' and 'm.m.' are not here:
// with a capital after them, the sentence has ended.
const abbreviation =
  /(?:^|[\s("»“])(?:d|kl|dr|hr|fr|frk|chr|bl\.a|f\.eks|ca|nr|st|sct|skt|pr|jf|prof|f|g|afd|tlf|inkl|fhv|kap|red|ing|mag)\.\s*$/iu
const initial = /(?:^|[\s("»“.])\p{Lu}\.\s*$/u

const abbreviationMost = 14

const endsInAbbreviation = (end: string) => abbreviation.test(end) || initial.test(end)

function withinLimit(text: string): string[] {
  let rest = text.replace(/\s+/gu, ' ').trim()
  const pieces: string[] = []
  while (rest.length > sentenceLengthMost) {
    const space = rest.lastIndexOf(' ', sentenceLengthMost)
    const end = space > 0 ? space : beforeSurrogate(rest, sentenceLengthMost)
    pieces.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return [...pieces, rest].flatMap(splitRunOn).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

function beforeSurrogate(text: string, end: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(end)) ? end - 1 : end
}

const leastWords = 25
// Longer than what is sung of a sentence: then commas are taken for full stops.
const longWords = 70

/**
 * Sentences that somebody wrote without a full stop between them: 'hun boede i Ribe hun elskede sin have'. A text is cut
 * only where a new statement begins with a pronoun and its verb, and only if it is long. Nothing is left out.
 */
function splitRunOn(text: string): string[] {
  const words = text.split(' ')
  if (words.length < leastWords || (/[,.;:!?]./.test(text) && words.length <= longWords)) return [text]
  const bare = words.map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const parts: string[] = []
  let from = 0
  for (let at = 1; at < words.length - 1; at++) {
    if (at - from < 3 || !begins(bare, at)) continue
    parts.push(words.slice(from, at).join(' '))
    from = at
  }
  // One alone is rather 'den have hun havde drømt om'.
  return parts.length > 1 ? [...parts, words.slice(from).join(' ')] : [text]
}

function begins(words: readonly string[], at: number): boolean {
  const [before = '', first = '', second = ''] = words.slice(at - 1, at + 2)
  return /^(hun|han|de|vi|jeg)$/.test(first) && isFiniteVerb(second, first) && !isOpen(before, words[at - 2])
}

// 'blev hun', 'da hun', 'og hun', 'alt hvad hun': the statement has begun before.
const isOpen = (word: string, before: string | undefined) =>
  isFiniteVerb(word, before) ||
  subordinators.has(word) ||
  prepositions.has(word) ||
  /^(og|men|eller|alt|alle|dengang|end|selv|fordi)$/.test(word)

/** Whether a word, in small letters, is a finite verb where it stands; the word before it tells 'elskede' the adjective. */
export function isFiniteVerb(word: string, before: string | undefined): boolean {
  if (!past.test(word)) return finite.has(word)
  return !notPast.has(word) && !(before !== undefined && beforeAdjective.has(before))
}

// Forms that say what somebody does or did, but none that is as well somebody's work: 'hun var lærer'. Weak past forms in
// -ede are found by their ending.
const forms = `
er var bliver blev har havde får fik kan kunne skal skulle vil ville må måtte bør burde tør turde gik går kom kommer stod står lå ligger sad sidder
satte sætter lagde lægger tog tager gav giver fandt finder så ser sagde siger gjorde gør holdt holder lod lader hed hedder løb sov sover spiste spiser
drak drikker skrev skriver sang synger bandt binder vandt vinder bar bærer brød bryder bød byder fløj flyver frøs græd græder hjalp hjælper hang
hænger slog slår skar skærer skød sprang springer stak stikker steg stiger stjal trak trækker traf træffer faldt falder fulgte følger forlod forlader
forstod forstår bad beder bor døde dør tror vokser lever elsker flytter rejste lærte læste læser hørte hører kørte kører mødte møder fødte føder
førte solgte købte bragte bringer tænkte tænker vidste kendte kender sendte sender tændte tænder vendte vender blæste drømte drømmer bygger bagte
hilste hilser talte taler fortalte fortæller valgte vælger viste viser delte deler brugte bruger gemte gemmer glemte glemmer savner husker mindes
mindedes når lo ler spurgte spørger svarer lyste lyser skabte skaber ledte begyndte begynder endte ender mister overtog overtager oplever omkom
forsvandt tilbragte tilhørte tilbød opgav opdrog optog deltog deltager indgik udgav udkom udgjorde omgav modtog modtager undgik anså beholdt betød
betyder besøgte besøger bestod består befandt begav brændte brænder betalte bestemte holdtes fandtes findes lykkedes lykkes trivedes trives giftedes
syntes synes længtes længes glædes glædedes mødtes mødes skiltes kaldtes kaldte kalder syr danser svømmer vandrer gled glider red rider kogte
koger stegte steger drev driver ramte rammer røg ryger sled slider søgte søger tjente tjener underviste underviser venter hviler sørger rakte
rækker nød nyder savnes huskes elskes kendes nævnes gælder galdt gjaldt løste løfter lytter samler skændtes plejer prøver ror roste ønsker
øste fyldte lånte mente slap greb snød gad skyldtes fødtes fødes forsøgte forblev forbliver efterlod efterlader opholdt udførte gennemførte gennemgik
påtog bidrog foretrak fortsatte fortsætter afgik bosatte tabte nægter kæmper stammer dræbte rømte vedblev bistod tillod omtalte knuste skændes
henter laver tvang svor sank strøg berørte fejrer krøb skreg tav tilgav indså foreslog udviste overlod opfandt opstod oplærte
nedlagde indkøbte
`

const finite = new Set(forms.trim().split(/\s+/))

const past = /^.{2,}ede$/

// Nouns, adverbs and adjectives that look like a past form.
const notPast = new Set(
  'allerede glæde hede brede rede vrede stede tilstede smede fede lede nede kæde spæde bløde hundrede fremmede allierede'.split(
    ' ',
  ),
)

const beforeAdjective = new Set(
  'det den de en et sin sit sine min mit mine hans hendes deres vores vor vort vore andre mange nogle alle flere få hver så meget med af uden til'.split(
    ' ',
  ),
)
