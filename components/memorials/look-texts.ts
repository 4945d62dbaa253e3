import type { Layout } from '@/lib/domain/memorials/schema'

/** Labels and hints of the three layouts. */
export const layoutTexts: Record<Layout, { label: string; hint: string }> = {
  standard: { label: 'Almindelig', hint: 'Portræt, livshistorie, billeder og hilsner i én rolig side.' },
  enhanced: { label: 'Udvidet', hint: 'Stor forside og kapitler gennem livet, med billederne undervejs.' },
  classic: { label: 'Klassisk', hint: 'Én spalte med stor skrift. God at læse og at udskrive.' },
}
