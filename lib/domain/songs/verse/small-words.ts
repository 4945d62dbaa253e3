const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

export const prepositions = words(
  `i på af til fra ved med om over under hos mod efter før for uden mellem blandt gennem omkring langs bag foran inden siden trods ifølge indtil
igennem som`,
)

/** Small words of place that follow a verb: 'voksede op', 'flyttede ind'. */
export const particles = words(
  'op ned ud ind hen hjem væk frem tilbage over om med sammen fast løs af på til igen omkring hjemme ude inde oppe nede',
)

export const subjectPronouns = words('hun han jeg vi de man det den der')
/** Who a life story is about, where it is told in the third or first person. */
export const personPronouns = words('hun han jeg')

/** Begin a clause that is not a sentence by itself. */
export const subordinators = words(
  'da mens når hvor som der fordi selvom skønt indtil før inden efter hvis hvilket hvad hvem at så om siden til imens hvorfor hvordan hvorfra hvorefter for',
)
/** Of these the clause can be left out, and what stays is still true. */
export const leavable = words('da mens imens fordi hvorefter selvom skønt')

/** With one of these in it, nothing of a clause is left out: it could turn into its opposite. */
export const limiting = words(
  `ikke aldrig kun næsten uden hverken heller ingen intet inden ligesom end både enten snarere bortset undtagen sjældent knap nær nok hvis skulle ville
kunne burde måtte for`,
)

/** Say more only together with the sentence before: 'Her mødte hun Knud'. */
export const pointing = words(
  'men og eller her der dér det den dette denne så derfor derefter bagefter herefter de begge også dog alligevel sådan samme siden senere dem dens',
)

export const articles = words(
  `en et den det de sin sit sine min mit mine din dit dine hans hendes deres vores vor vort vore to tre fire fem seks syv otte ni ti alle mange flere
nogle hver hele al alt hvert ét én første eneste`,
)

/** Adjectives and participles that belong to the preposition after them: 'glad for', 'gift med'. */
export const tightBefore = words(
  'glad gift god kendt stolt træt fuld del par bange vild rig fri gode kendte stolte forlovet uddannet ansat elev enke født',
)

export const adverbs = words(
  'altid aldrig ofte gerne også senere siden derefter nu straks snart derfor hurtigt tit dog stadig først sidst meget især så selv bare jo vel ikke endelig',
)

const danish = words(
  `og i hun han det at en et den var på som med de til er af for der ham hende sin sit sine ikke jeg vi men om blev havde fik altid også da når hvor
mor far børn år efter ved fra hans hendes deres kunne hver op ud sammen`,
)
const foreign = words(
  `the and was of she he her his is to in with they were had my und das ist sie ein eine mit nicht wurde hat ich och är att jag hon som inte les des une est
dans elle il por con una los y el they it that this die der war von zu auf from on at who lived loved born when where`,
)

// 'Mehmet elskede grøn te' has no small word, but letters and an ending that others have not.
const looksDanish = /[æø]|ede$/

/** Whether most of the words that tell are Danish ones. A text in another language is not cut by Danish rules. */
export function isDanish(all: readonly string[]): boolean {
  const own = all.filter((word) => danish.has(word) || looksDanish.test(word)).length
  const others = all.filter((word) => foreign.has(word)).length
  return own > others && (others < 3 || own > 2 * others)
}
