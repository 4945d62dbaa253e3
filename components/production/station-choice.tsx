import { buttonVariants } from '@/components/ui/button-variants'
import { Field, Input } from '@/components/ui/field'
import { stationTexts } from '@/lib/domain/production/copy'
import { stationKinds, stationParams, type WorkshopView } from '@/lib/domain/production/schema'

/** Chooses this tablet's station; it is in the URL, so a bookmark is a station. */
export function StationChoice({ waiting, place }: { waiting: WorkshopView['waiting']; place: string }) {
  return (
    <form action="/production" method="get" className="space-y-5">
      <h2 className="text-xl">Gå til stationen</h2>
      <Field
        label="Pladsens navn"
        hint="For eksempel »Laser 1«. Det står i stykkets historik."
        className="max-w-form"
        optional
      >
        {(control) => <Input {...control} name="plads" defaultValue={place} maxLength={24} autoComplete="off" />}
      </Field>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {stationKinds.map((kind) => (
          <button
            key={kind}
            type="submit"
            name="station"
            value={stationParams[kind]}
            className={buttonVariants({
              variant: 'outline',
              size: 'huge',
              className: 'flex-col items-start gap-1 text-left',
            })}
          >
            <span className="flex w-full flex-wrap justify-between gap-x-4">
              {stationTexts[kind].name}
              <span className="tabular-nums">{waiting[kind].toLocaleString('da-DK')}</span>
            </span>
            <span className="font-normal text-base text-muted-foreground">{stationTexts[kind].does}</span>
          </button>
        ))}
      </div>
    </form>
  )
}
