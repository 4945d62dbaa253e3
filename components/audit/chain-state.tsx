import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { chainFindings, chainForm } from '@/lib/domain/audit/copy'
import type { ChainState as State } from '@/lib/domain/audit/schema'
import { counted } from '@/lib/shared/counted'
import { formatDateTime } from '@/lib/shared/danish-time'

type ChainStateProps = {
  state: State
  isJustChecked: boolean
  /** Why the check was refused. */
  message: string | undefined
}

/** What the newest check of the log found, and a button for another. */
export function ChainState({ state: { lastCheck }, isJustChecked, message }: ChainStateProps) {
  return (
    <section id={chainForm} aria-labelledby="kontrol-titel">
      <h2 id="kontrol-titel" className="mb-2 text-xl">
        Er loggen, som den blev skrevet?
      </h2>
      {message && <Notice variant="error">{message}</Notice>}
      {lastCheck && lastCheck.broken > 0 && (
        <Notice variant="error" title="Loggen passer ikke">
          <ul>
            {chainFindings(lastCheck).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      {isJustChecked && !message && lastCheck?.broken === 0 && (
        <Notice variant="success">Loggen er kontrolleret. Intet er ændret eller fjernet.</Notice>
      )}
      <p className="mt-3 max-w-measure text-muted-foreground">
        Hver linje har et fingeraftryk, der også dækker linjen før. Bliver en linje ændret eller fjernet, passer de
        næste ikke. {lastCheck ? checkedText(lastCheck) : 'Loggen er ikke kontrolleret endnu. Det sker hver nat.'}
      </p>
      <form action="/api/admin/audit/check-chain" method="post" className="mt-3">
        <Button type="submit" size="compact" variant="secondary">
          Kontrollér loggen nu
        </Button>
      </form>
    </section>
  )
}

function checkedText({ at, links, broken }: NonNullable<State['lastCheck']>): string {
  const rest = broken > 0 ? 'og ikke alt passede' : 'og alt passede'
  return `Sidst kontrolleret ${formatDateTime(new Date(at))}: ${counted(links, 'linje', 'linjer')}, ${rest}.`
}
