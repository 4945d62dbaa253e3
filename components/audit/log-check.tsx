import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { checkFindings, checkForm } from '@/lib/domain/audit/copy'
import type { LogCheckView } from '@/lib/domain/audit/schema'
import { counted } from '@/lib/shared/counted'
import { formatDateTime } from '@/lib/shared/danish-time'

type LogCheckProps = {
  lastCheck: LogCheckView | null
  isJustChecked: boolean
  /** Why the check was refused. */
  message: string | undefined
}

/** What the newest check of the log found, and a button for another. */
export function LogCheckState({ lastCheck, isJustChecked, message }: LogCheckProps) {
  const findings = lastCheck ? checkFindings(lastCheck) : []
  return (
    <section id={checkForm} aria-labelledby="kontrol-titel">
      <h2 id="kontrol-titel" className="mb-2 text-xl">
        Er loggen, som den blev skrevet?
      </h2>
      {message && <Notice variant="error">{message}</Notice>}
      {findings.length > 0 && (
        <Notice variant="error" title="Loggen passer ikke">
          <ul>
            {findings.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      {isJustChecked && !message && lastCheck && findings.length === 0 && (
        <Notice variant="success">Loggen er kontrolleret. Intet er ændret eller fjernet.</Notice>
      )}
      <p className="mt-3 max-w-measure text-muted-foreground">
        Når en dag er gået, får dens linjer et fælles fingeraftryk, som vi sender i en mail til os selv. Bliver en linje
        ændret, fjernet eller føjet til bagefter, passer fingeraftrykket ikke.{' '}
        {lastCheck ? checkedText(lastCheck) : 'Loggen er ikke kontrolleret endnu. Det sker hver nat.'}
      </p>
      <form action="/api/admin/audit/check" method="post" className="mt-3">
        <Button type="submit" size="compact" variant="secondary">
          Kontrollér loggen nu
        </Button>
      </form>
    </section>
  )
}

function checkedText(check: LogCheckView): string {
  const { at, days, entries } = check
  const rest = checkFindings(check).length > 0 ? 'og ikke alt passede' : 'og alt passede'
  return `Sidst kontrolleret ${formatDateTime(new Date(at))}: ${counted(entries, 'linje', 'linjer')} fra ${counted(days, 'dag', 'dage')}, ${rest}.`
}
