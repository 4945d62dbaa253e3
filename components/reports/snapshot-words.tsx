import type { Snapshot } from '@/lib/domain/reports/schema'

/** What stood, or stands, there: each part under its name. Nothing of it is drawn as more than text. */
export function SnapshotWords({ snapshot }: { snapshot: Snapshot }) {
  if (snapshot.texts.length === 0) return <p className="text-muted-foreground">Uden tekst.</p>
  return (
    <dl className="space-y-3">
      {snapshot.texts.map(({ label, text }) => (
        <div key={label} className="min-w-0">
          <dt className="font-sans text-muted-foreground text-sm">{label}</dt>
          <dd className="max-h-80 overflow-y-auto whitespace-pre-line break-words" dir="auto">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
