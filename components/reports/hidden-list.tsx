import { EmptyState } from '@/components/ui/empty-state'
import { TextLink } from '@/components/ui/text-link'
import { theTarget, whatText } from '@/lib/domain/reports/copy'
import type { HiddenView } from '@/lib/domain/reports/schema'
import { formatDateTime } from '@/lib/shared/danish-time'
import { BringBackForm } from './hiding-form'
import { SnapshotWords } from './snapshot-words'

/** Everything administrators have hidden, each with a way to bring it back. */
export function HiddenList({ hidden }: { hidden: HiddenView[] }) {
  if (hidden.length === 0) {
    return (
      <EmptyState
        title="Intet er skjult"
        text="Brug »Anmeld indhold« på en mindeside for at skjule siden, et indlæg eller et billede."
      />
    )
  }
  return (
    <ul className="divide-y divide-border">
      {hidden.map(({ id, of, snapshot, since, reason }) => (
        <li key={id} className="space-y-3 py-8">
          <h2 className="break-words text-xl">{capital(whatText(snapshot))}</h2>
          <p className="text-muted-foreground">
            Skjult {formatDateTime(new Date(since))} ·{' '}
            <TextLink href={snapshot.path} prefetch={false}>
              Se mindesiden
            </TextLink>
          </p>
          <p className="max-w-measure whitespace-pre-line break-words">{reason}</p>
          <details>
            <summary className="inline-flex min-h-touch cursor-pointer items-center text-link underline underline-offset-4">
              {theTarget(snapshot.what)}, og vis igen
            </summary>
            <div className="mt-3 max-w-measure space-y-6">
              <SnapshotWords snapshot={snapshot} />
              <BringBackForm of={of} id={id} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('da-DK') + text.slice(1)
