import { Notice } from '@/components/ui/notice'
import type { ArtworkPreview } from '@/lib/domain/exports/schema'
import { fineText, lengthText } from '@/lib/shared/millimetres'

/** The drawing in figures, in plain words. */
export function ArtworkFactsList({ preview: { facts, size } }: { preview: ArtworkPreview }) {
  const rows = [
    ['Hele tegningen', size ? `${lengthText(size.widthMm)} × ${lengthText(size.heightMm)} mm` : 'Kan ikke tegnes'],
    ['Koden', `${lengthText(facts.symbolMm)} mm, og ${lengthText(facts.fieldMm)} mm med den frie kant`],
    ['Hvert felt', `${fineText(facts.moduleMm)} mm, ${facts.modules} felter på hver led`],
    ['QR-version', String(facts.version)],
    ['Kan læses fra', distance(facts.readingDistanceMm)],
    ['Kontrast på stenen', `Cirka ${Math.round(facts.contrast * 100)} %`],
  ] as const
  return (
    <dl className="divide-y divide-border text-sm">
      {rows.map(([name, words]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 py-2">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="tabular-nums">{words}</dd>
        </div>
      ))}
    </dl>
  )
}

function distance(lengthMm: number): string {
  return lengthMm < 1000
    ? `Cirka ${Math.round(lengthMm / 10)} cm`
    : `Cirka ${(lengthMm / 1000).toLocaleString('da-DK', { maximumFractionDigits: 1 })} m`
}

/** Why the drawing cannot be cut, or what to consider first; place it before the order button. */
export function ArtworkWarnings({ preview: { facts } }: { preview: ArtworkPreview }) {
  const stops = facts.warnings.filter(({ level }) => level === 'stop')
  const warnings = facts.warnings.filter(({ level }) => level === 'warning')
  return (
    <div className="space-y-5 empty:hidden">
      {stops.length > 0 && (
        <Notice variant="error" title="Sådan kan det ikke laves">
          {stops.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice variant="info" title="Vær opmærksom på">
          <ul className="list-disc space-y-1 pl-5">
            {warnings.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
