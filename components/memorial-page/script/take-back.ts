import { contributionSections } from '@/lib/domain/contributions/form-names'
import { takeBackTexts } from '../page-copy'

const kinds = ['candle', 'greeting', 'tribute'] as const

/** Asks for confirmation before withdrawing a post: a press may be accidental, and there is no copy. */
export function askTakeBack(form: HTMLFormElement): void {
  const section = form.closest('section')?.id
  const kind = kinds.find((each) => contributionSections[each] === section)
  if (!kind || confirm(takeBackTexts[kind].question)) form.submit()
}
