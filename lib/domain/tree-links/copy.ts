import { restDays, type TreeLinkView } from '@/lib/domain/tree-links/schema'

export const linkStatusTexts: Record<TreeLinkView['status'], string> = {
  asked: 'Venter på svar',
  accepted: 'Vises i træet',
  refused: 'Familien sagde nej',
}

type Ended = { label: string; doneMessage: { title: string } }

/** The button that ends a link or takes the question back, and what is said then. */
export const endedLinkTexts: Record<'asked' | 'accepted', Ended> = {
  asked: { label: 'Træk spørgsmålet tilbage', doneMessage: { title: 'Spørgsmålet er trukket tilbage.' } },
  accepted: { label: 'Fjern linket', doneMessage: { title: 'Linket er fjernet.' } },
}

/** What is asked before a no. */
export const refusalQuestion = {
  title: 'Vil du sige nej?',
  description: `Familien får dit svar, og der vises ikke noget. De kan tidligst spørge igen om ${restDays} dage.`,
  label: 'Sig nej tak',
}

/** What is asked first; taking a question back takes nothing away. */
export const endLinkQuestion = {
  title: 'Fjern linket?',
  description: 'Træet viser ikke længere vej til siden. Begge sider og begge træer bliver, som de er.',
  label: 'Fjern linket',
}

/** What is asked of the family whose page it is; it is a no as well. */
export const endReceivedQuestion = {
  ...endLinkQuestion,
  description: `${endLinkQuestion.description} Familien kan tidligst spørge igen om ${restDays} dage.`,
}

/** What was saved, by `?gemt=`. */
export const savedLinkTexts: Readonly<Record<string, string>> = {
  svar: 'Tak. Familien har fået dit svar.',
  fjernet: 'Det er fjernet.',
}
