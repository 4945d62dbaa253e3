'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MapWindow } from '@/components/memorials/place/map-window'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { Spinner } from '@/components/ui/spinner'
import { callApi } from '@/lib/client/api'
import { type MapRegion, type MapSheet, mapRegions, type Position, placeText, regionAt } from '@/lib/shared/map-sheet'

const regionNames: Record<MapRegion, string> = {
  danmark: 'Danmark',
  faeroeerne: 'Færøerne',
  groenland: 'Grønland',
}

type PlaceMapProps = { position: Position | null; onChoose: (position: Position) => void }

/** Our own map, for showing and marking the grave. */
export function PlaceMap({ position, onChoose }: PlaceMapProps) {
  const [region, setRegion] = useState<MapRegion>(() => (position ? regionAt(position) : 'danmark'))
  const { data: sheet, isError } = useQuery({
    queryKey: ['kort', region],
    queryFn: () => callApi<MapSheet>(`/kort/${region}`),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <div className="space-y-4">
      <Field label="Kort over" className="max-w-form">
        {(control) => (
          <Select
            {...control}
            value={region}
            onChange={({ target }) => setRegion(mapRegions.find((one) => one === target.value) ?? 'danmark')}
          >
            {mapRegions.map((one) => (
              <option key={one} value={one}>
                {regionNames[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {!sheet && !isError && <Spinner text="Henter kortet..." />}
      {isError && (
        <Notice variant="error">Kortet kunne ikke hentes. Luk det, og åbn det igen, når der er forbindelse.</Notice>
      )}
      {sheet && (
        <>
          <MapWindow key={region} sheet={sheet} name={regionNames[region]} position={position} onChoose={onChoose} />
          <p role="status" className="font-serif text-xl empty:hidden">
            {position && placeText(sheet.places, position)}
          </p>
          <p className="text-muted-foreground text-sm">
            Kortet viser kyster og byer, ikke veje. Ved stenen bliver stedet mere nøjagtigt med »Jeg står her«. Kyster
            fra Natural Earth, bynavne fra GeoNames (CC BY 4.0).
          </p>
        </>
      )}
    </div>
  )
}
