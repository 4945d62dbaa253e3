import type { BackupsView } from '@/lib/domain/backups/schema'
import { counted } from '@/lib/shared/counted'
import { formatDateTime } from '@/lib/shared/danish-time'
import { formatBytes } from '@/lib/shared/measures'

/** The newest backups, and how to report one. */
export function Backups({ backups: { latest, hours } }: { backups: BackupsView }) {
  return (
    <section id="sikkerhedskopier">
      <h2 className="mb-3 text-2xl">Sikkerhedskopier</h2>
      <p className="max-w-measure text-muted-foreground">
        Det program, der tager sikkerhedskopien, melder den til sidst med{' '}
        <code className="wrap-anywhere">npm run admin -- backup-done --bytes STØRRELSE</code>. Går der mere end{' '}
        {counted(hours, 'time', 'timer')} uden en, står det på oversigten.
      </p>
      {latest.length === 0 && <p className="mt-3">Der er aldrig meldt en sikkerhedskopi.</p>}
      <ul className="mt-3 divide-y divide-border empty:hidden">
        {latest.map(({ id, at, bytes }) => (
          <li key={id} className="py-2">
            {formatDateTime(new Date(at))}
            {bytes !== null && <span className="text-muted-foreground">, {formatBytes(bytes)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
