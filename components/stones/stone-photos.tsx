import { EstimatePlot } from '@/components/stones/estimate-plot'
import { EstimateTable } from '@/components/stones/estimate-table'
import { PhotoCard } from '@/components/stones/photo-card'
import { PhotoUpload } from '@/components/stones/photo-upload'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { photoAnswers } from '@/lib/domain/stones/copy'
import type { StonePhotosView } from '@/lib/domain/stones/schema'

type StonePhotosProps = {
  stone: StonePhotosView
  /** The current page, to return to without script. */
  back: string
  /** `billede` and the refusal from the address, without script. */
  answer?: string | undefined
  refusal?: string | undefined
}

/** The photographs of a stone with their estimates, and the upload. */
export function StonePhotos({ stone, back, answer, refusal }: StonePhotosProps) {
  const { photos, canAdd, canShow, code } = stone
  const answerText = answer ? photoAnswers[answer] : undefined
  const judged = photos.filter(({ estimate }) => estimate !== null)
  return (
    <div className="space-y-10">
      {answerText && <Notice variant={answer === 'uden-kode' ? 'info' : 'success'}>{answerText}</Notice>}
      {canAdd && <PhotoUpload code={code} back={back} refusal={refusal} />}
      {photos.length === 0 && !canAdd && <EmptyState title="Her er endnu ingen billeder" />}
      {photos.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-10">
          {photos.map((photo) => (
            <li key={photo.id}>
              <PhotoCard photo={photo} canShow={canShow} back={back} formattedCode={stone.formattedCode} />
            </li>
          ))}
        </ul>
      )}
      {judged.length > 1 && (
        <section className="space-y-5">
          <h3 className="text-xl">Hvordan koden har klaret sig</h3>
          <EstimatePlot photos={judged} />
          <EstimateTable photos={judged} />
        </section>
      )}
      {judged.length > 0 && (
        <p className="max-w-measure text-muted-foreground text-sm">
          Tallene er et skøn ud fra et billede. Lys, vinkel og kamera spiller ind, så se mere på, hvordan de ændrer sig
          over årene, end på det enkelte tal.
        </p>
      )}
    </div>
  )
}
