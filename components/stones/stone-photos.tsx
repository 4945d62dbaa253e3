import { ActionForm } from '@/components/form/action-form'
import { EstimatePlot } from '@/components/stones/estimate-plot'
import { PhotoUpload } from '@/components/stones/photo-upload'
import { Badge } from '@/components/ui/badge'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { StackedTable } from '@/components/ui/stacked-table'
import {
  estimateLines,
  estimateMarkTexts,
  estimateParts,
  markAdvice,
  percent,
  photoAnswers,
  photoKindTexts,
} from '@/lib/domain/stones/copy'
import { photoCall } from '@/lib/domain/stones/paths'
import type { StonePhotosView, StonePhotoView } from '@/lib/domain/stones/schema'
import { formatDate } from '@/lib/shared/danish-time'

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

const { contrast, damage, unusedCorrection } = estimateParts

/** All figures of the estimates, newest first. */
function EstimateTable({ photos }: { photos: StonePhotoView[] }) {
  const part = (value: number | null | undefined) => (value == null ? '–' : percent(value))
  return (
    <StackedTable
      caption="Skøn over koden"
      columns={['Dato', 'Skønnet læsbarhed', contrast.name, damage.name, unusedCorrection.name]}
      isEven
      rows={photos.map(({ id, takenAt, estimate }) => ({
        key: id,
        name: formatDate(new Date(takenAt)),
        cells: [
          estimate ? estimateMarkTexts[estimate.mark] : '–',
          part(estimate?.contrast),
          part(estimate?.damage),
          part(estimate?.unusedCorrection),
        ],
      }))}
    />
  )
}

const badges = { 4: 'success', 3: 'success', 2: 'info', 1: 'candle', 0: 'danger' } as const

type PhotoCardProps = { photo: StonePhotoView; canShow: boolean; back: string; formattedCode: string }

/** One photograph with its estimate and actions. */
function PhotoCard({ photo, canShow, back, formattedCode }: PhotoCardProps) {
  const { id, kind, estimate, isThisCode, isShown, takenByName, takenAt, canDelete } = photo
  const day = formatDate(new Date(takenAt))
  const call = photoCall(id)
  return (
    <article
      aria-label={`Billede fra ${day}`}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 sm:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <a href={photo.largeSrc} className="block">
        <img
          src={photo.smallSrc}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          decoding="async"
          alt={`Stenen med koden ${formattedCode}, ${day}`}
          className="h-auto max-h-80 w-full rounded-lg bg-muted object-contain"
        />
      </a>
      <div className="space-y-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <time dateTime={takenAt} className="font-semibold">
            {day}
          </time>
          {estimate && (
            <Badge variant={badges[estimate.mark]}>{`Skønnet læsbarhed: ${estimateMarkTexts[estimate.mark]}`}</Badge>
          )}
          {isShown && <Badge variant="info">Vises på mindesiden</Badge>}
        </p>
        <p className="text-muted-foreground text-sm">
          {photoKindTexts[kind]}, taget af {takenByName}
        </p>
        {estimate && <p>{markAdvice[estimate.mark]}</p>}
        {estimate && (
          <dl className="grid max-w-form grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 text-sm">
            {estimateLines(estimate).map(({ name, value }) => (
              <div key={name} className="contents">
                <dt className="text-muted-foreground">{name}</dt>
                <dd className="text-right tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="flex flex-wrap gap-3">
          {canShow && kind === 'mounted' && isThisCode && (
            <PhotoAction
              action={`${call}/visibility`}
              back={back}
              fields={{ isShown: String(!isShown) }}
              label={isShown ? 'Skjul på mindesiden' : 'Vis på mindesiden'}
              doneMessage={isShown ? 'Billedet vises ikke på mindesiden mere' : 'Billedet vises nu på mindesiden'}
            />
          )}
          {canDelete && (
            <PhotoAction
              action={`${call}/delete`}
              back={back}
              label="Slet billedet"
              doneMessage="Billedet er slettet"
              confirm="Billedet og skønnet bliver slettet. Det kan ikke fortrydes."
            />
          )}
        </div>
      </div>
    </article>
  )
}

type PhotoActionProps = {
  action: string
  /** The page to return to without script. */
  back: string
  label: string
  doneMessage: string
  fields?: Record<string, string>
  /** The question of a confirmation dialog, if any. */
  confirm?: string
}

/** One button under a photograph. */
function PhotoAction({ action, back, label, doneMessage, fields = {}, confirm }: PhotoActionProps) {
  return (
    <ActionForm
      action={action}
      label={label}
      size="compact"
      doneMessage={{ title: doneMessage }}
      {...(confirm && { confirm: { title: `${label}?`, description: confirm, label, isDestructive: true } })}
    >
      {Object.entries({ ...fields, back }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </ActionForm>
  )
}
