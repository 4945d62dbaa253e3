import { contributionSections } from '@/lib/domain/contributions/form-names'
import { takeBackTexts } from '../page-copy'
import { showToast } from './toast'

const kinds = ['candle', 'greeting', 'tribute'] as const

/** Asks before one's own words go: a thumb slips, and nobody has a copy. */
export function askTakeBack(form: HTMLFormElement): void {
  if (!navigator.onLine) {
    showToast({
      title: 'Der er ingen forbindelse lige nu',
      description: 'Prøv igen, når der er signal. Til da står det, som det er.',
    })
    return
  }
  const section = form.closest('section')?.id
  const kind = kinds.find((each) => contributionSections[each] === section)
  if (!kind || confirm(takeBackTexts[kind].question)) form.submit()
}
