import { rightsGuide } from '@/lib/domain/music/copy'

/** What Koda, NCB and Gramex do and do not, folded away for those who know it. */
export function RightsGuide() {
  return (
    <details className="rounded-lg bg-muted px-5 py-2">
      <summary className="flex min-h-touch cursor-pointer items-center font-sans font-semibold">
        Koda, NCB og Gramex: hvem giver lov til hvad?
      </summary>
      <div className="space-y-3 pb-3 text-base">
        {rightsGuide.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
