import { Progress } from '@/components/ui/progress'
import type { OverviewView } from '@/lib/domain/insights/schema'

/** Progress of the finer sizes of covers and portraits while some are missing, mostly after an update. */
export function PictureSteps({ headPictures: { done, all } }: Pick<OverviewView, 'headPictures'>) {
  if (done >= all) return null
  const [made, wanted] = [done, all].map((count) => count.toLocaleString('da-DK'))
  return (
    <section>
      <h2 className="mb-3 text-xl">Opgaver i baggrunden</h2>
      <Progress
        label="Forsider og portrætter gøres lettere at hente"
        detail={`${made} af ${wanted}`}
        value={(100 * done) / all}
        className="max-w-measure"
      />
      <p className="mt-2 max-w-measure text-muted-foreground">
        Det går af sig selv, ét billede ad gangen. Siderne kan ses imens.
      </p>
    </section>
  )
}
