import type { TreeLinkView } from '@/lib/domain/tree-links/schema'

export const linkStatusTexts: Record<TreeLinkView['status'], string> = {
  asked: 'Venter på svar',
  accepted: 'Vises i træet',
  refused: 'Familien sagde nej',
}

/** What was saved, by `?gemt=`. */
export const savedLinkTexts: Readonly<Record<string, string>> = {
  svar: 'Tak. Familien har fået dit svar.',
  fjernet: 'Linket er fjernet.',
}
