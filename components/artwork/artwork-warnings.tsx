import { Notice } from '@/components/ui/notice'
import type { ArtworkPreview } from '@/lib/domain/exports/schema'

/** Why the drawing cannot be cut, or what to consider first; place it before the order button. */
export function ArtworkWarnings({ preview: { facts } }: { preview: ArtworkPreview }) {
  const stops = facts.warnings.filter(({ level }) => level === 'stop')
  const warnings = facts.warnings.filter(({ level }) => level === 'warning')
  return (
    <div className="space-y-5 empty:hidden">
      {stops.length > 0 && (
        <Notice variant="error" title="Det kan ikke graveres">
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
