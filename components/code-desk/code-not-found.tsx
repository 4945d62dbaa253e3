import { Notice } from '@/components/ui/notice'
import type { CodeDeskAnswer } from '@/lib/domain/code-desk/code-desk-view'
import { excerpt } from '@/lib/shared/text'

type NoCode = Exclude<CodeDeskAnswer, { kind: 'code' }>

/** Why no code was found, and what to try. */
export function CodeNotFound({ answer }: { answer: NoCode }) {
  const shown = excerpt(answer.typed, 80)
  if (answer.kind === 'garbled') {
    return (
      <Notice variant="error" title="Koden kom ikke rigtigt frem">
        <p className="break-words">{answer.advice ?? 'Sæt håndscanneren til dansk tastatur, og prøv igen.'}</p>
        <p className="mt-2 break-words">Der stod: {shown}</p>
      </Notice>
    )
  }
  if (answer.kind === 'unknown') {
    return (
      <Notice variant="error" title="Koden findes ikke">
        <p className="break-words">{shown} er skrevet rigtigt, men er aldrig blevet lavet hos os.</p>
      </Notice>
    )
  }
  return (
    <Notice variant="error" title="Det er ikke en af vores koder">
      <p className="break-words">Der stod: {shown}</p>
      <p className="mt-2">
        Se efter, om alle ti tegn er rigtige. Det sidste tegn afslører de fleste tastefejl. Er det en anden QR-kode på
        stenen, så scan den, der er vores.
      </p>
    </Notice>
  )
}
