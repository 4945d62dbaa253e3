import type { EstimateMark, StoneEstimate } from '@/lib/domain/stones/schema'

/** The marks of an estimate; 4 is best, as in ISO/IEC 15415. Never called a grade: it is an estimate. */
export const estimateMarkTexts: Record<EstimateMark, string> = {
  4: 'Meget god',
  3: 'God',
  2: 'Rimelig',
  1: 'Svag',
  0: 'Kan ikke læses sikkert',
}

/** What to do about each mark. */
export const markAdvice: Record<EstimateMark, string> = {
  4: 'Koden er helt tydelig.',
  3: 'Koden er tydelig og kan læses af alle almindelige telefoner.',
  2: 'Koden kan læses, men er ikke helt tydelig. Hold øje med den.',
  1: 'Koden er svær at læse for nogle telefoner. Gør stenen ren, og tag et nyt billede i skygge.',
  0: 'Koden kunne ikke læses sikkert på billedet. Gør stenen ren, og prøv igen i skygge og tættere på.',
}

/** The figures of an estimate, their names and meanings. */
export const estimateParts = {
  contrast: { name: 'Kontrast', means: 'Forskellen mellem de lyse og de mørke felter.' },
  modulation: { name: 'Jævnhed', means: 'Om felterne er lige tydelige over det hele.' },
  fixedPatterns: {
    name: 'Hele hjørner og kanter',
    means: 'Hvor meget der er helt af hjørnerne, linjerne mellem dem og kanten.',
  },
  unusedCorrection: { name: 'Fejlretning i behold', means: 'Den del af fejlretningen, der ikke er brugt endnu.' },
  damage: { name: 'Ødelagte felter', means: 'Den del af felterne, der ikke er, som de skal være.' },
} as const

const partOrder = ['contrast', 'modulation', 'fixedPatterns', 'unusedCorrection', 'damage'] as const

export type EstimateLine = { name: string; value: string; means: string }

/** The figures of an estimate as text, in whole per cent; those that could not be measured are left out. */
export function estimateLines(estimate: StoneEstimate): EstimateLine[] {
  return partOrder.flatMap((part) => {
    const share = estimate[part]
    return share === null ? [] : [{ ...estimateParts[part], value: percent(share) }]
  })
}

/** '84 %'. Takes 0 to 1. */
export function percent(part: number): string {
  return `${Math.round(part * 100)} %`
}

export const photoKindTexts = { finished: 'Fra værkstedet', mounted: 'På stedet' } as const

/** The id of the form element and the name for `findDraft`. */
export const stonePhotosName = 'stenen'

/** Messages after a plain form was sent, by the `billede` parameter of the address. */
export const photoAnswers: Record<string, string> = {
  gemt: 'Billedet er gemt, og koden på det kunne læses.',
  'uden-kode': 'Billedet er gemt, men vi kunne ikke læse koden på det. Tag gerne et nyt tættere på og i skygge.',
  slettet: 'Billedet er slettet.',
  vist: 'Billedet af stenen vises nu på mindesiden.',
  skjult: 'Billedet af stenen vises ikke på mindesiden mere.',
}
