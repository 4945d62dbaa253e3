import { daysToDecide } from '@/lib/domain/reports/deadlines'
import {
  type Closing,
  isClosing,
  type ReportDecision,
  type ReportGround,
  type ReportKind,
  type Snapshot,
  type TargetKind,
} from '@/lib/domain/reports/schema'

/** The kinds as the form shows them. */
export const kindTexts: Record<ReportKind, string> = {
  about_me: 'Det handler om mig eller en af mine: på et billede, i en tekst eller i et slægtstræ',
  offensive: 'Det krænker eller sårer nogen',
  illegal: 'Det er ulovligt',
  copyright: 'Det er mit, og jeg har ikke givet lov (ophavsret)',
  spam: 'Det er reklame eller svindel',
  child_abuse: 'Det viser eller beskriver et seksuelt overgreb på et barn',
  other: 'Noget andet',
}

/** Short, for the console. */
export const shortKindTexts: Record<ReportKind, string> = {
  about_me: 'Handler om afsenderen selv',
  offensive: 'Krænkende',
  illegal: 'Ulovligt',
  copyright: 'Ophavsret',
  spam: 'Reklame eller svindel',
  child_abuse: 'Overgreb på et barn',
  other: 'Andet',
}

export const groundTexts: Record<ReportGround, string> = {
  law: 'Loven',
  terms: 'Vores betingelser',
}

/** The ground as a sentence in a decision. */
const groundSentences: Record<ReportGround, string> = {
  law: 'Grunden er loven: vi vurderer, at det ikke er lovligt at vise, eller at det krænker en andens rettigheder.',
  terms: 'Grunden er vores betingelser, som gælder for alt, hvad der vises på mindesiderne.',
}

/** The same for an account that was closed and a reseller that was suspended. */
export const closingGrounds: Record<Closing, Record<ReportGround, string>> = {
  account_closed: {
    law: 'Grunden er loven: vi vurderer, at kontoen er brugt til noget, der ikke er lovligt.',
    terms: 'Grunden er vores betingelser for en konto.',
  },
  reseller_suspended: {
    law: 'Grunden er loven: vi vurderer, at aftalen er brugt til noget, der ikke er lovligt.',
    terms: 'Grunden er betingelserne for forhandlere.',
  },
}

/** What a closing was about, in the console. */
export const closingTexts: Record<Closing, string> = {
  account_closed: 'En konto, vi har lukket',
  reseller_suspended: 'En forhandler, vi har sat på pause',
}

/** The decisions as an administrator reads them. */
export const decisionTexts: Record<ReportDecision, string> = {
  no_action: 'Ingen handling: det bliver stående',
  content_hidden: 'Skjul indlægget eller billedet',
  page_hidden: 'Skjul hele mindesiden',
  person_removed: 'Personen er taget ud af slægtstræet',
  settled: 'Det er fjernet eller rettet på siden',
  brought_back: 'Vis det igen',
  account_closed: 'Kontoen skal være lukket',
  account_reopened: 'Åbn kontoen igen',
  reseller_suspended: 'Aftalen skal være på pause',
  reseller_resumed: 'Åbn aftalen igen',
}

/** The decisions as the reporter or complainant reads them. */
export const outcomeSentences: Record<ReportDecision, string> = {
  no_action: 'Vi har set på det og har besluttet, at det bliver stående.',
  content_hidden: 'Vi har skjult det. Besøgende kan ikke se det mere.',
  page_hidden: 'Vi har skjult hele mindesiden. Besøgende kan ikke se den mere.',
  person_removed:
    'Vi har taget personen ud af slægtstræet. Navn, datoer og alt andet er slettet, også for familien, og kommer ikke tilbage.',
  settled: 'Det er fjernet eller rettet, så det ikke længere står på siden.',
  brought_back: 'Vi har set på det igen, og det vises nu som før.',
  account_closed: 'Kontoen er lukket, så der ikke kan logges ind på den.',
  account_reopened: 'Vi har set på det igen, og kontoen er åben. Du kan logge ind, som du plejer.',
  reseller_suspended: 'Aftalen er på pause, så I ikke kan udlevere koder eller bestille nye.',
  reseller_resumed: 'Vi har set på det igen, og aftalen gælder igen. I kan udlevere og bestille koder, som I plejer.',
}

const nouns: Record<TargetKind, { one: string; The: string }> = {
  page: { one: 'mindesiden', The: 'Mindesiden' },
  greeting: { one: 'en hilsen', The: 'Hilsenen' },
  candle: { one: 'et lys', The: 'Lyset' },
  tribute: { one: 'et delt minde', The: 'Mindet' },
  picture: { one: 'et billede', The: 'Billedet' },
  video: { one: 'en film', The: 'Filmen' },
  recording: { one: 'en optagelse', The: 'Optagelsen' },
  music: { one: 'et stykke musik', The: 'Stykket musik' },
  tree_person: { one: 'en person i slægtstræet', The: 'Personen i slægtstræet' },
}

/** 'Hilsenen' or 'Billedet', for the start of a sentence. */
export const theTarget = (what: TargetKind): string => nouns[what].The

/** 'en hilsen på mindesiden for Karen Holm', within a sentence. */
export function whatText({ what, memorialName }: Pick<Snapshot, 'what' | 'memorialName'>): string {
  return what === 'page' ? `mindesiden for ${memorialName}` : `${nouns[what].one} på mindesiden for ${memorialName}`
}

/** The deadlines, as promised on the report form. */
// 1 of 2 kept by: lib/domain/reports/commands/report-content.test.ts
export const deadlineSentence = `Handler det om dig selv, svarer vi hurtigst muligt og inden for en måned. Alt andet afgør vi senest efter ${daysToDecide.other} dage, og viser det et overgreb på et barn, senest dagen efter.`

/** How to contest a decision. Only shown where a complaint link follows. */
// 1 of 2 kept by: lib/domain/reports/commands/complain.test.ts
export const complainSentence =
  'Er du ikke enig, kan du klage til os inden for seks måneder. Er vi flere, ser en anden på klagen end den, der traf afgørelsen.'
export const outsideSentence =
  'Du kan også gå til domstolene eller til et organ, der er godkendt til at løse den slags tvister uden for domstolene. Digitaliseringsstyrelsen fører i Danmark tilsyn med reglerne om digitale tjenester, og Datatilsynet med reglerne om personoplysninger.'
/** How to contest a closing. Articles 20 and 21, and their authority, are about users. */
export const closingContests: Record<Closing, { complain: string; elsewhere: string }> = {
  account_closed: { complain: complainSentence, elsewhere: outsideSentence },
  reseller_suspended: {
    // 1 of 2 kept by: lib/domain/account-desk/commands/suspend-reseller.test.ts
    complain:
      'Er I ikke enige, kan I klage til os inden for seks måneder. Er vi flere, ser en anden på klagen end den, der traf afgørelsen.',
    elsewhere: 'I kan også gå til domstolene.',
  },
}
// kept by: lib/domain/reports/commands/decide-report.test.ts
const humanSentence = 'Afgørelsen er truffet af et menneske og uden brug af automatik.'
export const unfoundedSentence =
  'Anmeldelsen var åbenlyst uden grund. Sender du flere af den slags, tager vi for en tid imod færre fra dig.'

/** The ground, how we learned of it (left out when `isReported` is undefined), and that a person decided. */
export function factsText(ground: ReportGround | null, isReported?: boolean, sentences = groundSentences): string {
  const how = isReported ? 'Vi blev gjort opmærksom på det gennem en anmeldelse.' : 'Vi så det selv.'
  return [...(ground ? [sentences[ground]] : []), ...(isReported === undefined ? [] : [how]), humanSentence].join(' ')
}

/** A decision for the reporter or complainant, as in the case's thread. */
export function decisionText(decided: {
  decision: ReportDecision
  ground: ReportGround | null
  reasons: string
}): string {
  const { decision, ground, reasons } = decided
  const sentences = isClosing(decision) ? closingGrounds[decision] : groundSentences
  return [outcomeSentences[decision], reasons, factsText(ground, undefined, sentences)].join('\n\n')
}

type Standing = {
  what: TargetKind
  isHidden: boolean
  isPageHidden: boolean
  isChanged: boolean
  decision: ReportDecision | undefined
}

/** What is true of a reported thing at present, whatever was decided and whoever has changed it since. */
export function standingNow({ what, isHidden, isPageHidden, isChanged, decision }: Standing): string {
  const words = isChanged ? 'Indholdet er ændret siden:' : 'Indholdet er, som det var.'
  if (isHidden && what === 'tree_person') return `Personen er taget ud af slægtstræet. ${words}`
  if (isPageHidden) return `Siden er skjult for besøgende. ${words}`
  if (isHidden) return `Det er skjult for besøgende. ${words}`
  const wasHidden = decision === 'content_hidden' || decision === 'page_hidden'
  return `${wasHidden ? 'Vi skjuler det ikke længere.' : 'Det er ikke skjult af os.'} ${words}`
}
