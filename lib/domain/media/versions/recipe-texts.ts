import type { Recipe, RecipeNumber } from '@/lib/domain/pictures/recipe'

/** The label of each control. */
export const recipeLabels: Record<keyof Recipe, string> = {
  turns: 'Drej',
  straighten: 'Ret op',
  cropLeft: 'Skær af til venstre',
  cropRight: 'Skær af til højre',
  cropTop: 'Skær af foroven',
  cropBottom: 'Skær af forneden',
  light: 'Lys',
  contrast: 'Kontrast',
  restore: 'Opfriskning',
  blackAndWhite: 'Sort-hvid',
}

const decimal = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 1 })

/** A control's value in words, shown beside it and read aloud. */
export function recipeText(name: RecipeNumber, value: number): string {
  const amount = decimal.format(Math.abs(value))
  switch (name) {
    case 'turns':
      return turnTexts[value] ?? 'Som originalen'
    case 'straighten':
      return value === 0 ? 'lige' : `${amount}° mod ${value > 0 ? 'højre' : 'venstre'}`
    case 'light':
      return value === 0 ? 'som det er' : `${amount} ${value > 0 ? 'lysere' : 'mørkere'}`
    case 'contrast':
      return value === 0 ? 'som den er' : `${amount} ${value > 0 ? 'stærkere' : 'svagere'}`
    case 'restore':
      return value === 0 ? 'ingen' : `${amount} %`
    default:
      return value === 0 ? 'intet' : `${amount} %`
  }
}

const turnTexts = ['som originalen', 'en kvart omgang til højre', 'på hovedet', 'en kvart omgang til venstre']

/** Names the controls that an undone or redone step changed: 'lys'. */
export function stepText(names: readonly (keyof Recipe)[]): string {
  const words = names.map((name) =>
    name.startsWith('crop') ? 'beskæring' : recipeLabels[name].toLocaleLowerCase('da-DK'),
  )
  return [...new Set(words)].join(' og ')
}
