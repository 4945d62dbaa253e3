const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

export const prepositions = words(
  `i på af til fra ved med om over under hos mod efter før for uden mellem blandt gennem omkring langs bag foran inden siden trods ifølge indtil
igennem som`,
)

/** Begin a clause that is not a sentence by itself. */
export const subordinators = words(
  'da mens når hvor som der fordi selvom skønt indtil før inden efter hvis hvilket hvad hvem at så om siden til imens hvorfor hvordan hvorfra hvorefter for',
)

export const articles = words(
  `en et den det de sin sit sine min mit mine din dit dine hans hendes deres vores vor vort vore to tre fire fem seks syv otte ni ti alle mange flere
nogle hver hele al alt hvert ét én første eneste`,
)

const danish = words(
  `og i hun han det at en et den var på som med de til af er for der ham hende sin sit sine ikke jeg vi men om blev havde fik altid også da når hvor
mor far børn år efter ved fra hans hendes deres kunne hver op ud sammen`,
)
const foreign = words(
  `the and was of she he her his is to in with they were had my und das ist sie ein eine mit nicht wurde hat ich och är att jag hon som inte les des une est
dans elle il por con una los y el they it that this die der war von zu auf from on at who lived loved born when where`,
)

// 'Mehmet elskede grøn te' has no small word, but letters and an ending that others have not.
const looksDanish = /[æø]|ede$/

/** Whether most of the words that tell are Danish ones: a text in another language is not cut by Danish rules. */
function isDanish(all: readonly string[]): boolean {
  const own = all.filter((word) => danish.has(word) || looksDanish.test(word)).length
  const others = all.filter((word) => foreign.has(word)).length
  return own > others && (others < 3 || own > 2 * others)
}

/** Whether a sentence can be a song's: some words in Danish, without markup. */
export function isSingable(text: string): boolean {
  if (text.length > singableMost || /[<>{}[\]@\\/|_=#*^~`?$€]|https?:|www\./iu.test(text)) return false
  // Other scripts than the Latin one have none of our syllables.
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return false
  const all = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return all.length >= 3 && isDanish(all)
}

const singableMost = 700
