import type { ContributionKind } from '@/lib/domain/contributions/schema'
import type { MemorialPageView, PagedList } from '@/lib/domain/memorial-page/page-view'
import type { StaticListView } from '@/lib/domain/memorial-page/static/schema'

/** The sentence after a post was sent; `waits` is added while it awaits approval. */
export const thanksTexts = {
  candle: { given: 'Tak for dit lys.', waits: 'Familien læser din hilsen, før lyset bliver vist for andre.' },
  greeting: { given: 'Tak for din hilsen.', waits: 'Familien læser den, før den bliver vist for andre.' },
  tribute: { given: 'Tak, fordi du delte dit minde.', waits: 'Familien læser det, før det bliver vist for andre.' },
} as const satisfies Record<ContributionKind, { given: string; waits: string }>

/** The key of a page view that has the posts of a kind and their number. */
export const postLists = { candle: 'candles', greeting: 'greetings', tribute: 'tributes' } as const

/** The sentence shown where the visitor lands after a form without script. */
export function thanksFor(page: MemorialPageView, kind: ContributionKind): string {
  const { given, waits } = thanksTexts[kind]
  const isWaiting = page[postLists[kind]].items.some(({ own, status }) => own && status === 'pending')
  return isWaiting ? `${given} ${waits}` : given
}

/**
 * The two text lists, the same in every layout; `list` is the list's name in the address and the word for its items.
 */
export const wordsTexts = {
  greeting: {
    title: 'Hilsner',
    list: 'hilsner',
    none: 'Her er endnu ingen hilsner.',
    invitation: 'Skriv den første.',
    more: 'Vis flere hilsner',
  },
  tribute: {
    title: 'Minder',
    list: 'minder',
    none: 'Her er endnu ingen minder.',
    invitation: 'Fortæl om en dag, du husker.',
    more: 'Vis flere minder',
  },
} as const
export type WordsKind = keyof typeof wordsTexts
export const wordsKinds = ['greeting', 'tribute'] as const satisfies readonly WordsKind[]

/** The parts of the lists in a static copy, and the links between them. */
export const staticListTexts = {
  billeder: { title: 'Billeder', before: 'Forrige billeder', after: 'Næste billeder' },
  lys: { title: 'Lys', before: 'Nyere lys', after: 'Ældre lys' },
  hilsner: { title: wordsTexts.greeting.title, before: 'Nyere hilsner', after: 'Ældre hilsner' },
  minder: { title: wordsTexts.tribute.title, before: 'Nyere minder', after: 'Ældre minder' },
} as const satisfies Record<PagedList, Record<'title' | 'before' | 'after', string>>

/** 'Hilsner, del 2', or the album's title; without a number where there is one part only. */
export function staticListTitle({ name, album, number, before, after }: StaticListView): string {
  const { title } = album ?? staticListTexts[name]
  return (before ?? after) ? `${title}, del ${number}` : title
}

/** Shown in an empty list; only an open page invites posts. */
export function emptyText(kind: WordsKind, { isOpenForPosts }: MemorialPageView): string {
  const { none, invitation } = wordsTexts[kind]
  return isOpenForPosts ? `${none} ${invitation}` : none
}

/** The same for candles, with how many burn. */
export function candlesText(page: MemorialPageView): string {
  const { counts, name, isOpenForPosts } = page
  if (hasUnreadCandle(page)) return burningOnPage(page)
  return counts.candles === 0 && isOpenForPosts ? `Tænd det første lys for ${name}` : burningText(counts.burning)
}

/** The link at the top; only an open page invites visitors to light a candle. */
export function candlesLinkText({ isOpenForPosts }: MemorialPageView): string {
  return isOpenForPosts ? 'Tænd et lys' : 'Se lysene'
}

/** How many candles burn; a reader whose own awaits approval does not see 'none'. */
export function burningOnPage(page: MemorialPageView): string {
  const { burning } = page.counts
  return burning === 0 && hasUnreadCandle(page) ? unreadCandleText : burningText(burning)
}

function hasUnreadCandle({ candles }: MemorialPageView): boolean {
  return candles.items.some(({ own, status }) => own && status === 'pending')
}

export const unreadCandleText = 'Dit lys bliver vist for andre, når familien har læst dine ord'

/** Withdrawing one's own post. The button names the post; with script it asks for confirmation. */
export const takeBackTexts = {
  candle: {
    button: 'Fortryd mit lys',
    question: 'Vil du tage dit lys bort igen? Dit navn og dine ord forsvinder fra siden.',
    done: 'Dit lys er taget bort.',
    welcome: 'Du er velkommen til at tænde et nyt.',
  },
  greeting: {
    button: 'Fortryd min hilsen',
    question: 'Vil du tage din hilsen bort igen? Den forsvinder fra siden.',
    done: 'Din hilsen er taget bort.',
    welcome: 'Du er velkommen til at skrive en ny.',
  },
  tribute: {
    button: 'Fortryd mit minde',
    question: 'Vil du tage dit minde bort igen? Det forsvinder fra siden.',
    done: 'Dit minde er taget bort.',
    welcome: 'Du er velkommen til at dele et andet.',
  },
} as const satisfies Record<ContributionKind, Record<'button' | 'question' | 'done' | 'welcome', string>>

/** Only an open page invites a new post. */
export function takenBackText(kind: ContributionKind, isOpenForPosts: boolean): string {
  const { done, welcome } = takeBackTexts[kind]
  return isOpenForPosts ? `${done} ${welcome}` : done
}

/** Titles of the toasts when something could not be sent. */
export const failureTitles = {
  candle: 'Fejl ved tænding af lys',
  greeting: 'Fejl ved tilføjelse',
  tribute: 'Fejl ved tilføjelse',
} as const satisfies Record<ContributionKind, string>

/** How many candles were ever lit; empty when all of them burn. */
export function litText(candles: number, burning: number): string {
  return candles > burning ? `${candles.toLocaleString('da-DK')} er tændt i alt. ` : ''
}

/** '1 lys brænder', '214 lys brænder'. */
export function burningText(count: number): string {
  return count === 0 ? 'Der brænder ingen lys lige nu' : `${count.toLocaleString('da-DK')} lys brænder lige nu`
}

export const notFoundText =
  'Adressen fører ikke til en mindeside, eller også er den kun for familien. Har du adgang til den, så log ind først.'
export const stoneLeadsHere = 'Koden på denne sten fører hertil.'
export const reportStone = 'Fortæl os, hvis koden er forkert eller dækket'
/** Precedes the link to how we handle visitors' posts. */
export const howWeCare = 'Sådan passer vi på det, du skriver:'
