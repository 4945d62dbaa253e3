import type { creationSteps, funeralKinds, Layout, MemorialForm, visibilities } from '@/lib/domain/memorials/schema'

export const funeralKindNames: Record<(typeof funeralKinds)[number], string> = {
  church: 'Begravelse fra kirke',
  church_cremation: 'Bisættelse fra kirke',
  chapel_burial: 'Begravelse fra kapel',
  chapel: 'Bisættelse fra kapel',
  crematorium: 'Bisættelse fra krematorium',
  memorial_service: 'Mindehøjtidelighed',
  other: 'Andet',
}

/** The heading: the kind of funeral that the family chose. */
export function funeralTitle(kind: (typeof funeralKinds)[number] | null): string {
  return kind === null || kind === 'other' ? 'Afsked' : funeralKindNames[kind]
}

export const visibilityTexts: Record<(typeof visibilities)[number], { label: string; hint: string }> = {
  unlisted: {
    label: 'Alle, der har linket eller scanner koden',
    hint: 'Siden kommer ikke frem i søgninger. Det vælger de fleste.',
  },
  public: { label: 'Alle', hint: 'Siden kan også findes, når nogen søger efter navnet.' },
  members: {
    label: 'Kun jer',
    hint: 'Kun dem, du har givet adgang, kan åbne siden. Den, der scanner koden, får at vide, at siden er for familien.',
  },
}

/** Who will see the page once it is published (`before`), and who sees it now (`after`). */
export const openingTexts: Record<(typeof visibilities)[number], { before: string; after: string }> = {
  unlisted: {
    before:
      'Alle, der har linket eller scanner koden på stenen, kan så se siden. Den kommer ikke frem, når nogen søger efter navnet.',
    after: 'Alle, der har linket eller scanner koden på stenen, kan se den nu.',
  },
  public: {
    before: 'Alle kan så se siden, og den kan findes, når nogen søger efter navnet.',
    after: 'Alle kan se den nu, og den kan findes, når nogen søger efter navnet.',
  },
  members: {
    before:
      'Kun dem, du har givet adgang, kan så se siden. Den, der scanner koden på stenen, får at vide, at siden er for familien.',
    after: 'Kun dem, du har givet adgang, kan se den. Den, der scanner koden, får at vide, at siden er for familien.',
  },
}

/** Visibility as staff see it. */
export const visibilityNames = {
  unlisted: 'Åbner med link eller kode',
  public: 'Åben for alle',
  members: 'Kun for familien',
} as const satisfies Record<(typeof visibilities)[number], string>

export const stateNames = {
  draft: 'Kladde',
  published: 'Vises',
  archived: 'Skjult',
  memorialised: 'Bevaret',
} as const

/** The state of a page as administrators see it: whatever its family chose, one that we hide is hidden. */
export function deskStateText({ state, hiddenAt }: { state: keyof typeof stateNames; hiddenAt: Date | null }): string {
  return hiddenAt ? 'Skjult af os' : stateNames[state]
}

type Step = (typeof creationSteps)[number]
type StepText = { name: string; title: string; intro: string }

/** What a step asks, of the family or of the living person who writes their own story. */
export function stepText(step: Step, { isOwnStory }: { isOwnStory: boolean }): StepText {
  return (isOwnStory && ownStorySteps[step]) || stepTexts[step]
}

const ownStorySteps: Partial<Record<Step, StepText>> = {
  name: {
    name: 'Navn',
    title: 'Hvad hedder du?',
    intro: 'Siden er din, og kun du kan se den. Alt kan ændres senere.',
  },
  dates: { name: 'Født', title: 'Hvornår er du født?', intro: 'Og hvor, hvis du vil have det med.' },
  portrait: {
    name: 'Billeder',
    title: 'Billeder af dig',
    intro: 'Vælg et, som du selv kan lide, og flere, hvis du har dem ved hånden. Det kan også vente.',
  },
  biography: {
    name: 'Din historie',
    title: 'Din historie',
    // 2 of 2 kept by: lib/domain/memorials/commands/update-memorial.test.ts
    intro: 'Begynd, hvor det falder dig let. Du kan altid skrive videre en anden dag.',
  },
  finish: {
    name: 'Færdig',
    title: 'Din historie er gemt',
    intro: 'Kun du kan se den. Skriv videre, når du har lyst.',
  },
}

const stepTexts: Record<Step, StepText> = {
  name: {
    name: 'Navn',
    title: 'Hvem er mindesiden for?',
    intro: 'Skriv navnet, som I brugte det. Det kan ændres senere.',
  },
  dates: { name: 'Datoer', title: 'Født og død', intro: 'Skriv så meget, I ved.' },
  portrait: {
    name: 'Portræt',
    title: 'Et portræt',
    intro: 'Vælg et billede, som I holder af, og flere, hvis du har dem ved hånden. Det kan også vente.',
  },
  epitaph: {
    name: 'Mindeord',
    title: 'Mindeord',
    intro: 'En linje eller to, der står under navnet. Måske det, der står på stenen.',
  },
  biography: {
    name: 'Livshistorie',
    title: 'Livshistorien',
    // 2 of 2 kept by: lib/domain/memorials/commands/update-memorial.test.ts
    intro: 'Begynd, hvor det falder dig let. Du kan altid skrive videre en anden dag.',
  },
  places: {
    name: 'Gravsted',
    title: 'Gravsted og højtidelighed',
    intro: 'Så kan andre finde vej. Oplysninger om højtideligheden skjules af sig selv, når dagen er gået.',
  },
  visibility: {
    name: 'Synlighed',
    title: 'Hvem må se siden?',
    // 1 of 2 kept by: lib/domain/memorials/queries.test.ts
    // 2 of 2 kept by: lib/domain/memorials/commands/update-memorial.test.ts
    intro: 'Ingen kan se den, før du siger til. Bagefter kan valget altid ændres.',
  },
  successor: {
    name: 'Den, der tager over',
    title: 'Hvem skal tage over?',
    intro:
      'Vælg en, du stoler på. Den, du vælger, kan ikke se din historie nu, men kan åbne siden for de andre, når du ikke er her mere.',
  },
  finish: { name: 'Færdig', title: 'Det er gemt', intro: 'Se det igennem i ro og mag. Alt kan ændres senere.' },
}

/** The name of each field outside its form. */
export const fieldNames: Record<keyof MemorialForm, string> = {
  firstName: 'Fornavn',
  middleName: 'Mellemnavn',
  lastName: 'Efternavn',
  birthName: 'Født med navnet',
  born: 'Født',
  bornPlace: 'Fødested',
  died: 'Død',
  diedPlace: 'Dødssted',
  epitaph: 'Mindeord',
  biography: 'Livshistorie',
  restingCemetery: 'Kirkegård eller sted',
  restingPlot: 'Gravens placering',
  restingLatitude: 'Breddegrad',
  restingLongitude: 'Længdegrad',
  funeralKind: 'Højtidelighedens form',
  funeralDay: 'Højtidelighedens dag',
  funeralTime: 'Højtidelighedens klokkeslæt',
  funeralPlace: 'Højtidelighedens sted',
  funeralAddress: 'Højtidelighedens adresse',
  funeralNote: 'Til dem, der kommer',
  funeralStream: 'Se højtideligheden direkte',
  funeralRecording: 'Optagelse af højtideligheden',
  funeralAnswerBy: 'Svar senest, om man kommer',
  donations: 'I stedet for blomster',
  donationsStay: 'Gaver bliver stående på siden',
  musicLinks: 'Musik andre steder',
  portraitId: 'Portræt',
  coverId: 'Forside',
  guestbookMode: 'Hilsner i gæstebogen',
  tributeMode: 'Minder, som andre deler',
  candleMode: 'Lys',
  creationStep: 'Trin',
  theme: 'Tema',
  layout: 'Opbygning',
  remembersBirth: 'Fødselsdag',
  remembersDeath: 'Dødsdag',
  visibility: 'Hvem må se siden',
  state: 'Sidens status',
  slug: 'Adresse',
}

export const opensWithCode = 'Siden kan åbnes for andre, når den er knyttet til en QR-kode.'

/** Labels and hints of the three layouts. */
export const layoutTexts: Record<Layout, { label: string; hint: string }> = {
  standard: { label: 'Almindelig', hint: 'Portræt, livshistorie, billeder og hilsner i én rolig side.' },
  enhanced: { label: 'Udvidet', hint: 'Stor forside og kapitler gennem livet, med billederne undervejs.' },
  classic: { label: 'Klassisk', hint: 'Én spalte med stor skrift. God at læse og at udskrive.' },
}
