'use client'

import { accompany } from '@/components/memorial-page/script/film-music'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import type { FilmState } from './use-film'

type FilmMakingProps = {
  film: FilmState
  /** Address of the piece that is heard while it plays. */
  music: string | undefined
  onMake: () => void
  onStop: () => void
}

/** Making the film: the button, how far it is, how to stop it, and the film to look at before it is sent. */
export function FilmMaking({ film, music, onMake, onStop }: FilmMakingProps) {
  if (film.is === 'making') {
    return (
      <div className="max-w-md space-y-4">
        <Progress
          label="Filmen bliver lavet her på enheden"
          value={Math.round(film.part * 100)}
          detail={`${Math.round(film.part * 100)} %`}
        />
        <Button type="button" variant="outline" onClick={onStop}>
          Stop
        </Button>
      </div>
    )
  }
  if (film.is === 'made') {
    return (
      <figure className="max-w-md space-y-2">
        {/* The player's controls stand below the picture, whose words are at its lower edge. */}
        <div className="relative overflow-hidden rounded-lg bg-stone-900 pb-18">
          <div className="aspect-square" />
          {/* biome-ignore lint/a11y/useMediaCaption: the film has no speech, and its words are in the form above. */}
          <video
            controls
            playsInline
            preload="metadata"
            src={film.address}
            data-music={music}
            onPlay={({ currentTarget }) => accompany(currentTarget)}
            aria-label="Din film"
            className="absolute inset-0 h-full w-full object-top"
          />
        </div>
        <figcaption className="text-muted-foreground text-sm">
          Filmen er klar. Ændrer du noget, skal den laves igen.
        </figcaption>
      </figure>
    )
  }
  return (
    <div>
      <Button type="button" variant="outline" size="lg" onClick={onMake}>
        Lav filmen
      </Button>
    </div>
  )
}
