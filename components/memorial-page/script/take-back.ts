import { contributionSections } from '@/lib/domain/contributions/form-names'
import { takeBackTexts } from '../page-copy'

const kinds = ['candle', 'greeting', 'tribute'] as const

/** Asks before one's own words go: a thumb slips, and nobody has a copy. */
export function askTakeBack(form: HTMLFormElement): void {
  const section = form.closest('section')?.id
  const kind = kinds.find((each) => contributionSections[each] === section)
  if (!kind || confirm(takeBackTexts[kind].question)) form.submit()
}
