const wholeAddress =
  /(?:\p{L}:[/\\]{2}|(?<![\p{L}\d])(?:www\d*\.|mailto:|h(?:tt|xx)ps?:|(?:telegram|whatsapp|tg)[ :-]{0,3}@\w)|\[(?:url|link|img)[\]=\s]|\]\(|<(?:a|img|iframe)\s)\S*/giu
const dotted = /(?<![\p{L}\d-])[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** No sentence begins with these. */
const always = words(
  'com org dk eu biz ru cn xyz casino uk nl pl dev gg xxx porn website click tech icu cyou cfd sbs buzz quest pw tk cf gq gd gle mobi tel agency c0m рф рус онлайн сайт',
)
/** With a capital they begin a sentence: 'på lørdag.Info følger'. */
const unlessCapital = words(
  'net info vip live link club shop top site space app online co io ly ai fun win bet tv cc blog poker dating guru cloud webcam loan loans money cash life world today news page pics photos group support review press games game chat city',
)
/** In lower case they go on with one too: 'hvil i fred.de bedste tanker'. */
const seldom = words(
  'de se no me nu store in at is so to fr es it fi ch be ca us au ie lt lv ee cz hu pt gr gl fo ua by ro bar pub host film video party date gift land hotel golf vin bid rest center love digital email monster bingo sale ga su id pro',
)
/** The first of two: 'anne-marie' is no made-up name. */
const firstNames = words(
  'ann anna anne ane inger karen else bente hanne lise lis marie maria rose birthe grethe jens hans niels karl carl lars poul per ole svend jørgen peter john jan mai maj may mia ea ida eva ellen bo kaj bedste olde',
)

/** Before one of these, alone on a line, they are words: 'elsket.nu', 'live.love.laugh'. */
const greetings = words(
  'tak farvel hej godnat elsket savnet hvil sov fred ro far mor min kram knus kys amen ja nej live',
)

const calling = /(?:^| )(?:besøg|visit|(?:klik|tryk|gå)(?: her)?(?: ind)? på)$/
const pointing =
  /(?:^| )(?:besøge|find|læs|se|mere|klik|tryk|tjek|køb|bestil|prøv|spil|på|hos|via|web|siden|hjemmeside|hjemmesiden|website|adressen|link|linket)$/

/** Of a name with a link in it. */
export const nameOnly = 'Skriv kun navnet, uden internetadresser.'

/**
 * The number of links in a text, with or without a scheme: at most one for each run of characters without a space, so
 * 'https://www.eksempel.dk/side.net' is one. A missing space after a full stop is none: 'Hvil i fred.De kære minder'.
 * Between two words without any other sign a short Danish word is a word, and every other ending is an address.
 */
export function countLinks(text: string): number {
  const read = withDots(asRead(text))
  const rest = read.replace(wholeAddress, ' ')
  return (read.match(wholeAddress)?.length ?? 0) + rest.split('\n').reduce((sum, line) => sum + countOnLine(line), 0)
}

/** Whether the text contains a link. */
export function hasLink(text: string): boolean {
  return countLinks(text) > 0
}

/** A text as its reader sees it: full-width letters are letters, and nothing invisible divides a word. */
export function asRead(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll('。', '.')
}

/** With the dots and schemes that are written so that no program should see them. */
function withDots(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/&#46;|&#x2e;|&period;|%2e/gi, '.')
    .replace(/["'*_`~]{0,2}\.["'*_`~]{1,2}|["'*_`~]{1,2}\.|(?<=[\p{L}\d]),(?=(?:com|dk)(?![\p{L}\d]))/gu, '.')
    .replace(/(?<=[\p{L}\d])[·•∙⋅‧۔](?=\p{L})/gu, '.')
    .replace(/ ?[[({<] ?(?:d[o0]t|punktum|punkt|prik|\.) ?[\])}>] ?/giu, '.')
    .replace(/ (?:dot|punktum|prik) (?=(?:com|dk|net|org)(?![\p{L}\d]))/giu, '.')
    .replace(/[ \n]?\.[ \n]?(?=(?:com|COM|dk|org)(?![\p{L}\d]))/gu, '.')
    .replace(/ \. ?(?=net(?![\p{L}\d]))/gu, '.')
    .replace(/(?<![\p{L}\d])w ?w ?w(?: ?[.,] ?| (?=[\p{L}\d-]{1,63} (?:com|dk|net|org)(?![\p{L}\d])))/giu, 'www.')
    .replace(/(?<![\p{L}\d])h ?[tx*] ?[tx*] ?p ?s? ?[:;]? ?[/\\] ?[/\\]/giu, 'http://')
}

function countOnLine(line: string): number {
  const runs = line.split(/\s+/).filter((run) => /[\p{L}\d]/u.test(run))
  return runs.filter((run, at) => {
    const before = runs
      .slice(Math.max(0, at - 4), at)
      .map(bare)
      .join(' ')
    return hasAddress(run, { before, isFirst: at === 0, isLast: at === runs.length - 1 })
  }).length
}

type Around = { before: string; isFirst: boolean; isLast: boolean }

function hasAddress(run: string, { before, isFirst, isLast }: Around): boolean {
  return [...run.matchAll(dotted)].some(({ 0: host, index }) => {
    const after = run.slice(index + host.length)
    const isMail = run[index - 1] === '@' && /[\p{L}\d_+-]/u.test(run[index - 2] ?? '')
    const hasPath = isMail || /^(?:\/[\p{L}\d]|:\d{2}|\/?\?[\p{L}\d]+=)/u.test(after)
    if (isNumeric(host)) return hasPath || host.split('.').some((part) => part.length > 2)
    if (isMail && /\.(?:\p{Ll}{2,}|\p{Lu}{2,})$/u.test(host)) return true
    const ends = isLast && !/[\p{L}\d]/u.test(after)
    const isPointedAt = calling.test(before) || (ends && (isFirst || pointing.test(before)))
    const labels = host.split('.')
    return labels
      .slice(1)
      .some((label, at) => isEnding(label, { labels: labels.slice(0, at + 1), hasPath, isPointedAt }))
  })
}

type Place = { labels: string[]; hasPath: boolean; isPointedAt: boolean }

function isEnding(label: string, { labels, hasPath, isPointedAt }: Place): boolean {
  const [written = '', ...more] = label.split('-')
  const ending = written.toLowerCase()
  if (always.has(ending) || label.startsWith('xn--') || isMixed(ending)) return true
  if (more.length > 0 || (!seldom.has(ending) && !unlessCapital.has(ending))) return false
  if (hasPath) return true
  // '3.tv' is a door.
  if (labels.every((part) => /^(?:\d+|st)$/.test(part))) return false
  if (labels.length === 1 && greetings.has(labels.join().toLowerCase())) return false
  const isShouted = [written, ...labels].every((part) => part === part.toUpperCase())
  if (!isShouted && /^\p{Lu}/u.test(written)) return false
  if (unlessCapital.has(ending) || isPointedAt) return true
  return isMadeUp(labels) && (isShouted || labels.every((part) => part === part.toLowerCase()))
}

/** Not a word of a sentence: 'spil24', 'billig-spil', 'butik.eksempel'. */
function isMadeUp(labels: string[]): boolean {
  const hasParts = labels.length > 1 && labels.every((part) => /^\p{L}{3}/u.test(part))
  const last = labels.at(-1) ?? ''
  const [first = ''] = last.toLowerCase().split('-')
  return hasParts || /\p{L}\d|\d\p{L}/u.test(last) || (/\p{L}-\p{L}/u.test(last) && !firstNames.has(first))
}

/** An address in numbers; '20.30.40.50' is more often a telephone. */
function isNumeric(host: string): boolean {
  return /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) && host.split('.').every((part) => Number(part) < 256)
}

/** Letters of two alphabets that look alike: 'соm'. */
function isMixed(ending: string): boolean {
  return /[a-z]/.test(ending) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(ending)
}

function bare(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}]/gu, '')
}
