import { retentionDays } from '@/lib/domain/legal/retention'
import type { FateKind } from '@/lib/domain/privacy/schema'
import { daysInWords } from '@/lib/shared/number-words'

/** The three choices for a page, as shown beside the radio buttons. */
export const fateTexts: Record<FateKind, { label: string; hint: string }> = {
  hand_over: {
    label: 'Giv siden videre',
    hint: 'Vi skriver til den, du vælger. Har ingen sagt ja, når kontoen bliver slettet, bliver siden stående, hvis den vises, og vi passer på den.',
  },
  archive: {
    label: 'Skjul siden',
    hint: 'Ingen kan se den længere, heller ikke fra stenen. Vi gemmer den, så familien kan få den igen ved at skrive til os.',
  },
  delete: {
    label: 'Slet siden',
    hint: 'Billeder, tekster, hilsner og lys bliver slettet og kan ikke hentes tilbage. Koden på stenen bliver fri til en ny side.',
  },
}

/** The named successor as a choice; `hasAnswered`: the invitation was accepted. */
export function successorChoiceText({ name, hasAnswered }: { name: string; hasAnswered: boolean }): string {
  return `${name}, der er valgt som efterfølger${hasAnswered ? '' : ' (har ikke svaret endnu)'}`
}

/** The choice for one page as a sentence, for the mail and the notice. */
export function fateSentence(name: string, fate: { kind: FateKind; heirEmail: string | null }): string {
  if (fate.kind === 'hand_over') return `Mindesiden for ${name} gives videre til ${fate.heirEmail ?? 'en anden'}.`
  if (fate.kind === 'archive') return `Mindesiden for ${name} bliver skjult.`
  return `Mindesiden for ${name} bliver slettet med alt, hvad der er på den.`
}

export const missingChoice = (name: string) => `Vælg, hvad der skal ske med mindesiden for ${name}.`
export const successorIsGone = 'Der er ikke længere valgt en efterfølger. Vælg en anden til at tage over.'
export const heirIsYourself = 'Det er din egen mailadresse. Skriv adressen på den, der skal have mindesiden.'

export const myDataIntro =
  'Alt, hvad vi har om dig, i én fil: din konto, dine mindesider, det, du har skrevet, dine koder, beskeder og henvendelser.'
export const deletionIntro = `Du har ${daysInWords(retentionDays.accountDeletion)} til at fortryde. Indtil da bliver intet rørt.`

/** Shown before the request, so nothing comes as a surprise. */
export const deletionFacts = [
  'Sider, som andre ejer, bliver stående. Det gælder også dem, du har hjulpet med at skrive.',
  'Dine koder bliver frigivet. En sten fører stadig til sin mindeside, hvis siden bliver stående.',
  'Hilsner, lys og minder, du har skrevet på andres sider, bliver stående med det navn, du skrev under med. De er ikke længere knyttet til dig.',
  'Navn, mailadresse, adgangskode, beskeder og indstillinger bliver slettet.',
] as const

/** Names of this concept's forms for browsers without script, and their anchors in the page. */
export const deletionFormName = 'slet-konto-formular'
export const cancelFormName = 'fortryd-sletning'
export const restoreFormName = 'bevar-konto'
export const keepDraftFormName = 'behold-kladde'
export const deleteDraftFormName = 'slet-kladde'
export const invitationFormName = 'overtag'
export const heirFormName = 'register-heir'

export const accountStays = 'Din konto bliver ikke slettet.'
